import { maskPrivate } from '#app/prompts/domain/privacy/mask_private'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/overlays/dialog'
import { privateSummary } from '#frontend/lib/engine/private_summary'
import type { PrivateItem } from '#frontend/lib/engine/use_private'
import type { Tool } from '#frontend/lib/external_tools'
import { t } from '#frontend/lib/texts'

interface Props {
  tool: Tool
  text: string
  items: PrivateItem[]
  onSend: (text: string, isMasked: boolean) => void
  onClose: () => void
}

/** Asks before private data goes to a tool that is not Hone's. */
export function SendPrivateDialog({ tool, text, items, onSend, onClose }: Props) {
  const places = items.flatMap((item) => item.places).sort((a, b) => a.start - b.start)
  const masked = maskPrivate(text, places)
  const [mark = ''] = masked.marks.keys()
  const send = (sent: string, isMasked: boolean) => {
    onClose()
    onSend(sent, isMasked)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('privacy.send.title', { tool: tool.name })}
      description={t('privacy.send.text', { tool: tool.name, what: privateSummary(items) })}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {t('privacy.send.cancel')}
          </Button>
          <Button onClick={() => send(text, false)}>{t('privacy.send.asItIs')}</Button>
          <Button variant="primary" onClick={() => send(masked.text, true)}>
            {t('privacy.send.masked')}
          </Button>
        </>
      }
    >
      <p className="line-clamp-4 font-mono text-xs break-words text-muted">
        {items.map(({ words }) => words).join(' · ')}
      </p>
      <p className="mt-3 text-sm">{t('privacy.send.maskedHelp', { mark })}</p>
    </Dialog>
  )
}
