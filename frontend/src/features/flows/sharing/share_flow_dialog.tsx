import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/dialog'
import { PrivateWarning } from '#frontend/components/private_warning'
import { Select } from '#frontend/components/select'
import { flowQuery, type OpenFlow } from '#frontend/features/flows/flows_api'
import { FlowShareList } from '#frontend/features/flows/sharing/flow_share_list'
import { useNewFlowShare } from '#frontend/features/flows/sharing/flow_shares_api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'
import { usePrivate } from '#frontend/lib/use_private'
import { ShareAddress } from '#frontend/prompts/share_address'
import { EXPIRIES, type Expiry } from '#frontend/prompts/share_expiry'
import '#frontend/texts/share'

interface Props {
  flow: { id: string; title: string }
  onClose: () => void
}

/** Makes a read-only link to a flow, and lists those that work. */
export function ShareFlowDialog({ flow: { id, title }, onClose }: Props) {
  const { data: flow } = useQuery(flowQuery(id))
  const found = usePrivate(flow ? textsOf(flow) : '')
  const [expiry, setExpiry] = useState<Expiry>('never')
  const { mutate, data: made, error, isPending } = useNewFlowShare(id)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('myFlows.share.title', { title })}
      description={t('myFlows.share.lead')}
    >
      <PrivateWarning items={found?.items ?? []} />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('share.expiry')}
          value={expiry}
          onChange={setExpiry}
          options={EXPIRIES.map((value) => ({ value, label: t(`share.expiries.${value}`) }))}
        />
        <Button
          variant="primary"
          isBusy={isPending}
          disabled={!flow || !found}
          onClick={() => mutate(expiry)}
        >
          {t(found?.items.length ? 'privacy.share.anyway' : 'share.create')}
        </Button>
      </div>
      {error && (
        <p role="alert" className="mt-3 text-sm text-danger">
          {t('share.failed', { reason: reasonOf(error) })}
        </p>
      )}
      {made && <ShareAddress url={made.url} />}
      <FlowShareList flowId={id} />
    </Dialog>
  )
}

/** All that people wrote into a flow. */
function textsOf({ title, context, graph }: OpenFlow): string {
  return [title, context, ...stringsIn(graph.nodes.map(({ settings }) => settings))].join('\n')
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(stringsIn)
}
