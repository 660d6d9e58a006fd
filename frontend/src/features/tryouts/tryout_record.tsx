import { useQuery } from '@tanstack/react-query'
import { recordQuery } from '#frontend/features/tryouts/tryouts_api'
import { t } from '#frontend/lib/texts'

/** What the person's own votes have shown so far. */
export function TryoutRecord() {
  const { data } = useQuery(recordQuery)
  if (!data) return null
  const { votes, worked } = data
  const count = votes.version + votes.original + votes.tie
  const all = worked.yes + worked.no
  return (
    <section aria-labelledby="record-title" className="border-t border-line pt-6">
      <h2 id="record-title" className="text-lg font-semibold">
        {t('tryouts.record.title')}
      </h2>
      <p className="mt-1 text-muted">
        {count === 0
          ? t('tryouts.record.none')
          : `${t('tryouts.record.votes', { count })} ${t('tryouts.record.wins', votes)}`}
      </p>
      {all > 0 && (
        <p className="mt-1 text-muted">{t('tryouts.record.worked', { yes: worked.yes, all })}</p>
      )}
    </section>
  )
}
