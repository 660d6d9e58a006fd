import { useQuery } from '@tanstack/react-query'
import { Button } from '#frontend/components/button'
import {
  flowSharesQuery,
  useFlowShareRevocation,
  type FlowShare,
} from '#frontend/features/flows/sharing/flow_shares_api'
import { useDates } from '#frontend/lib/dates'
import { t } from '#frontend/lib/texts'

/** The links to a flow that work; each can be taken back. */
export function FlowShareList({ flowId }: { flowId: string }) {
  const { data, isPending } = useQuery({ ...flowSharesQuery(flowId), refetchOnMount: 'always' })
  const { mutate } = useFlowShareRevocation(flowId)
  return (
    <section className="mt-6">
      <h3 className="text-sm font-semibold">{t('myFlows.share.links')}</h3>
      {!isPending && !data && <p className="mt-1 text-sm text-muted">{t('share.listFailed')}</p>}
      {data?.length === 0 && <p className="mt-1 text-sm text-muted">{t('share.none')}</p>}
      <ul className="mt-1 divide-y divide-line">
        {data?.map((link) => (
          <ShareLine key={link.id} link={link} onRevoke={() => mutate(link.id)} />
        ))}
      </ul>
    </section>
  )
}

function ShareLine({ link, onRevoke }: { link: FlowShare; onRevoke: () => void }) {
  const { version, expiresAt, createdAt } = link
  const { dateTime } = useDates()
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
