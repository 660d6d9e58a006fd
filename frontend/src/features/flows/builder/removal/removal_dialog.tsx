import { flushSync } from 'react-dom'
import type { StepUse } from '#app/flows/domain/editing/uses_of_steps'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/overlays/dialog'
import { VariableText } from '#frontend/components/variable_text'
import {
  askedRemoval,
  type AskedRemoval,
} from '#frontend/features/flows/builder/removal/ask_removal'
import { store } from '#frontend/lib/state'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/removal'

const MAX_SHOWN_USES = 12

const close = () => store.set(askedRemoval, null)

/** Says which steps use those that are to be removed, before they are. */
export function RemovalDialog({ names, uses, remove }: AskedRemoval) {
  const count = names.length
  const confirm = () => {
    // The dialog would take the focus back from what has it after the removal.
    flushSync(close)
    remove()
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={t('removal.title', { count, name: names[0] })}
      description={t('removal.text', { count })}
      footer={
        <>
          <Button onClick={close}>{t('removal.keep')}</Button>
          <Button variant="danger" onClick={confirm}>
            {t('removal.remove')}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        {uses.slice(0, MAX_SHOWN_USES).map((use) => (
          <li key={use.node.id} className="break-words">
            <VariableText text={sentenceOf(use)} />
          </li>
        ))}
        {uses.length > MAX_SHOWN_USES && (
          <li>{t('removal.more', { count: uses.length - MAX_SHOWN_USES })}</li>
        )}
      </ul>
    </Dialog>
  )
}

function sentenceOf({ node: { name, kind }, names, how }: StepUse): string {
  const variables = names.map((one) => `{{${one}}}`).join(', ')
  if (how === 'led to') return t('removal.ledTo', { name })
  if (how === 'gathered') return t('removal.gathered', { name, inner: names[0] })
  return t(kind === 'result' ? 'removal.shown' : 'removal.named', { name, variables })
}
