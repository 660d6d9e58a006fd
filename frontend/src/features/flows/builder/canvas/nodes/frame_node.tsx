import type { NodeProps } from '@xyflow/react'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { useCanvas } from '#frontend/features/flows/builder/canvas/canvas_context'
import type { FrameNode as Shown } from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import { StepHead } from '#frontend/features/flows/builder/canvas/nodes/step_head'
import { StepPorts } from '#frontend/features/flows/builder/canvas/nodes/step_ports'
import { placeOfClick } from '#frontend/features/flows/builder/canvas/view/place_of_click'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

/** A For each: a frame around the steps that run for each item. */
export const FrameNode = ({ data }: NodeProps<Shown>) => <Frame data={data} />

const Frame = memo(function FrameCard({ data }: Pick<NodeProps<Shown>, 'data'>) {
  const { node, mark } = data
  return (
    <div
      className={classNames(
        'canvas-card canvas-frame flex h-full flex-col',
        mark?.run && (mark.run.stoppedBy ? 'is-stopped' : `is-${mark.run.status}`),
        mark?.diff && `is-${mark.diff}`
      )}
    >
      <div className="canvas-frame-head">
        <StepHead data={data} />
      </div>
      <FrameBottom id={node.id} name={node.name} />
      <StepPorts data={data} />
    </div>
  )
})

function FrameBottom({ id, name }: { id: string; name: string }) {
  const { isReadOnly, addInside } = useCanvas()
  if (isReadOnly) return null
  return (
    <button
      type="button"
      aria-label={t('canvas.frame.add', { name })}
      title={t('canvas.frame.addShort')}
      className="canvas-tool nodrag nopan absolute right-2 bottom-1.5 grid size-6 place-items-center rounded-control text-muted hover:bg-raised hover:text-ink"
      onClick={(event) => addInside(id, placeOfClick(event))}
    >
      <Plus aria-hidden="true" className="size-4" />
    </button>
  )
}
