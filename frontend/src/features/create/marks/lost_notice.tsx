import type { Lost } from '#app/prompts/domain/guard'
import { Button } from '#frontend/components/button'
import { shortly } from '#frontend/prompts/quote'
import { t } from '#frontend/lib/texts'

interface Props {
  lost: Lost[]
  onUndo: () => void
}

/** Decisions that together would lose something of the original are not let through unsaid. */
export function LostNotice({ lost, onUndo }: Props) {
  if (lost.length === 0) return null
  const words = lost.map(({ text }) => `“${shortly(text)}”`).join(', ')
  return (
    <div role="alert" className="rounded-control bg-danger-soft px-4 py-3 text-sm">
      <p>{t('create.marks.lost', { words })}</p>
      <Button size="sm" className="mt-2" onClick={onUndo}>
        {t('create.marks.undoLast')}
      </Button>
    </div>
  )
}
