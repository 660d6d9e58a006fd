import { useQuery } from '@tanstack/react-query'
import { flowQuery, type OpenFlow } from '#frontend/features/flows/flows_api'
import { useFlowSharing } from '#frontend/features/flows/sharing/flow_shares_api'
import { t } from '#frontend/lib/texts'
import { ShareDialog } from '#frontend/prompts/sharing/share_dialog'

interface Props {
  flow: { id: string; title: string }
  onClose: () => void
}

/** Makes a link to a flow. */
export function ShareFlowDialog({ flow: { id, title }, onClose }: Props) {
  const { data: flow } = useQuery(flowQuery(id))
  const gateway = useFlowSharing(id)
  return (
    <ShareDialog
      title={t('myFlows.share.title', { title })}
      lead={t('myFlows.share.lead')}
      links={t('myFlows.share.links')}
      text={flow ? textsOf(flow) : null}
      gateway={gateway}
      onClose={onClose}
    />
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
