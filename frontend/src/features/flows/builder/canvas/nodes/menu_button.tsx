import { Ellipsis } from 'lucide-react'
import { useCanvas } from '#frontend/features/flows/builder/canvas/canvas_context'
import { t } from '#frontend/lib/texts'

/** Opens the menu of a step. It shows where the pointer or the focus is, and at what is selected. */
export function MenuButton({ id, name }: { id: string; name: string }) {
  const { isReadOnly, openMenu } = useCanvas()
  if (isReadOnly) return null
  return (
    <button
      type="button"
      aria-label={t('canvas.menu', { name })}
      aria-haspopup="menu"
      className="canvas-tool nodrag nopan absolute top-1 right-1 grid size-6 place-items-center rounded-md bg-raised text-muted hover:bg-sunken hover:text-ink"
      onClick={(event) => {
        event.stopPropagation()
        const { left, bottom } = event.currentTarget.getBoundingClientRect()
        openMenu(id, { x: left, y: bottom + 4 }, event.currentTarget)
      }}
    >
      <Ellipsis aria-hidden="true" className="size-4" />
    </button>
  )
}
