import { type ComponentProps, type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#frontend/components/overlays/confirm_dialog'
import { Dialog } from '#frontend/components/overlays/dialog'
import { Drafts, DraftsContext } from '#frontend/components/overlays/drafts'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/drafts'

interface Props extends Omit<ComponentProps<typeof Dialog>, 'open' | 'onOpenChange' | 'children'> {
  onClose: () => void
  /** `close` asks first where something would be lost. */
  children: (close: () => void) => ReactNode
}

/** A dialog in which something is written: it asks before it closes over what is not saved. */
export function DraftDialog({ onClose, children, ...dialog }: Props) {
  const [isAsking, setAsking] = useState(false)
  const [drafts] = useState(() => new Drafts())
  const close = () => (drafts.wouldBeLost() ? setAsking(true) : onClose())
  return (
    <DraftsContext value={drafts.add}>
      <Dialog open onOpenChange={(isOpen) => !isOpen && close()} {...dialog}>
        {children(close)}
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('drafts.title')}
        text={t('drafts.text')}
        confirm={t('drafts.discard')}
        cancel={t('drafts.keep')}
        onConfirm={onClose}
      />
    </DraftsContext>
  )
}
