import { LoadMore } from '#frontend/components/load_more'
import { useCreditList, type CreditUsage } from '#frontend/features/usage/use_usage'
import { useDates } from '#frontend/lib/dates'
import { t } from '#frontend/lib/texts'

/** What happened to the credits of the person, the newest first. Nothing where nothing did. */
export function CreditList() {
  const { query, movements } = useCreditList()
  if (movements.length === 0) return null
  return (
    <section aria-labelledby="credits" className="mt-10">
      <h2 id="credits" className="font-semibold">
        {t('usage.credits.title')}
      </h2>
      <ul className="mt-3 divide-y divide-line card">
        {movements.map((movement) => (
          <CreditRow key={movement.id} movement={movement} />
        ))}
      </ul>
      <LoadMore query={query} />
    </section>
  )
}

function CreditRow({ movement: { at, credits, movement, to, source } }: { movement: CreditUsage }) {
  const { dateTime } = useDates()
  const isLost = to === 'issued' && movement !== 'expire'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-3 text-sm">
      <span className="font-medium tabular-nums">
        {t('usage.credits.count', { count: credits })}
      </span>
      <span className="text-muted">
        {t(isLost ? 'usage.credits.returnedLate' : `usage.credits.movements.${movement}`)}
        {source === 'sandbox' && ` · ${t('usage.credits.ofSandbox')}`}
      </span>
      <time dateTime={at} className="text-muted sm:ml-auto">
        {dateTime(at)}
      </time>
    </li>
  )
}
