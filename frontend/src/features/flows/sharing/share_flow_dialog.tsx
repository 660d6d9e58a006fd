import { LoadError } from '#frontend/components/load_error'
import type { OpenFlow } from '#frontend/features/flows/flows_api'
import type { SaveFirst } from '#frontend/features/flows/run_form/use_execution'
import { useFlowSharing } from '#frontend/features/flows/sharing/flow_shares_api'
import { useSharedTexts } from '#frontend/features/flows/sharing/use_shared_texts'
import { t } from '#frontend/lib/texts'
import { ShareDialog } from '#frontend/prompts/sharing/share_dialog'
import '#frontend/texts/my_flows'

interface Props {
  /** With its graph where it is open: there may be edits that the server does not have. */
  flow: { id: string; title: string } | OpenFlow
  saveFirst?: SaveFirst
  onClose: () => void
}

/** Makes a link to a flow. */
export function ShareFlowDialog({ flow, saveFirst, onClose }: Props) {
  const { id, title } = flow
  const { text, isFailed, retry } = useSharedTexts(id, 'graph' in flow ? flow.graph : undefined)
  const gateway = useFlowSharing(id, saveFirst)
  return (
    <ShareDialog
      title={t('myFlows.share.title', { title })}
      lead={t('myFlows.share.lead')}
      links={t('myFlows.share.links')}
      text={text}
      gateway={gateway}
      footer={
        isFailed && (
          <LoadError
            title={t('myFlows.shared.failed')}
            text={t('myFlows.share.unchecked')}
            onRetry={retry}
          />
        )
      }
      onClose={onClose}
    />
  )
}
