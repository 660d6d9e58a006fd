import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import type { NodeKind } from '#app/flows/domain/graph/graph'
import { Button } from '#frontend/components/button'
import type { PaletteState } from '#frontend/features/flows/builder/canvas/palette/use_palette'
import { idlePart } from '#frontend/lib/lazy_part'
import { t } from '#frontend/lib/texts'

const OpenPalette = idlePart(() =>
  import('#frontend/features/flows/builder/canvas/palette/open_palette').then(
    (file) => file.OpenPalette
  )
)

export interface PaletteProps {
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
  field: PaletteState['field']
  onAdd: (kind: NodeKind) => void
}

/** The kinds of steps, to add one to the flow. */
export function Palette({ isOpen, ...open }: PaletteProps) {
  if (isOpen)
    return (
      <Suspense fallback={null}>
        <OpenPalette {...open} />
      </Suspense>
    )
  return (
    <Button icon={Plus} size="sm" className="shadow-float" onClick={() => open.onToggle(true)}>
      {t('canvas.palette.show')}
    </Button>
  )
}
