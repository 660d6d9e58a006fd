import { DraftDialog } from '#frontend/components/overlays/draft_dialog'
import { FactForm } from '#frontend/features/account/facts/fact_form'
import type { Fact } from '#frontend/lib/facts/facts'
import { t } from '#frontend/lib/texts'

/** A fact to be changed, or a new one that may have a name already. */
export interface FactDraft {
  fact: Fact | null
  name?: string
}

export function FactDialog({ fact, name, onClose }: FactDraft & { onClose: () => void }) {
  return (
    <DraftDialog onClose={onClose} title={t(fact ? 'facts.editTitle' : 'facts.addTitle')}>
      {(close) => <FactForm fact={fact} name={name ?? ''} onDone={onClose} onCancel={close} />}
    </DraftDialog>
  )
}
