import { RouteLink } from '#frontend/components/route_link'
import { ShareDialog } from '#frontend/prompts/sharing/share_dialog'
import { usePromptSharing, type SharedPrompt } from '#frontend/prompts/sharing/use_prompt_sharing'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/share'

interface Props extends SharedPrompt {
  /** What readers of the link will see. */
  text: string
  onClose: () => void
}

/** Makes a link to one version of a prompt. */
export function SharePromptDialog({ text, onClose, ...shared }: Props) {
  const gateway = usePromptSharing(shared)
  const manage = (
    <p className="mt-4 text-sm">
      <RouteLink to="/shared?tab=mine" className="text-link">
        {t('share.manage')}
      </RouteLink>
    </p>
  )
  return (
    <ShareDialog
      title={t('share.title')}
      lead={t('share.lead')}
      links={t('share.links')}
      text={text}
      gateway={gateway}
      footer={manage}
      onClose={onClose}
    />
  )
}
