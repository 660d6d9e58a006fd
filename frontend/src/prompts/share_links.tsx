import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Button } from '#frontend/components/button'
import { revokeShare, sharesQuery, type ShareLink } from '#frontend/prompts/share_calls'
import { toastError } from '#frontend/prompts/prompt_toasts'
import { useDates } from '#frontend/lib/dates'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

/** The links to a prompt that work; each can be taken back. */
export function ShareLinks({ promptId }: { promptId: string }) {
  const client = useQueryClient()
  const query = sharesQuery(promptId)
  const { data, isError } = useQuery({ ...query, refetchOnMount: 'always' })
  const revoking = useMutation({
    mutationFn: revokeShare,
    onMutate: (id: string) => {
      const before = client.getQueryData(query.queryKey)
      client.setQueryData(
        query.queryKey,
        before?.filter((link) => link.id !== id)
      )
      return before
    },
    onSuccess: () => toast({ title: t('share.revoked') }),
    onError: (_error, _id, before) => {
      client.setQueryData(query.queryKey, before)
      toastError(t('share.revokeFailed'))
    },
  })
  return (
    <section className="mt-6">
      <h3 className="text-sm font-semibold">{t('share.links')}</h3>
      {isError && <p className="mt-1 text-sm text-muted">{t('share.listFailed')}</p>}
      {data?.length === 0 && <p className="mt-1 text-sm text-muted">{t('share.none')}</p>}
      <ul className="mt-1 divide-y divide-line">
        {data?.map((link) => (
          <LinkLine key={link.id} link={link} onRevoke={() => revoking.mutate(link.id)} />
        ))}
      </ul>
    </section>
  )
}

function LinkLine({ link, onRevoke }: { link: ShareLink; onRevoke: () => void }) {
  const { dateTime } = useDates()
  const { version, expiresAt, createdAt } = link
  const date = dateTime(createdAt)
  const end = expiresAt ? t('share.until', { date: dateTime(expiresAt) }) : t('share.forever')
  return (
    <li className="flex items-center justify-between gap-3 py-2 text-sm">
      <p>
        {t('share.version', { version })}
        <span className="block text-muted">{t('share.facts', { date, end })}</span>
      </p>
      <Button
        size="sm"
        variant="ghost"
        onClick={onRevoke}
        aria-label={t('share.revokeOf', { version, date })}
      >
        {t('share.revoke')}
      </Button>
    </li>
  )
}
