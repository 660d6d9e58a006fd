import type { NodeProps } from '@xyflow/react'
import { memo } from 'react'
import type { StepNode as Shown } from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import { StepHead } from '#frontend/features/flows/builder/canvas/nodes/step_head'
import { StepPorts } from '#frontend/features/flows/builder/canvas/nodes/step_ports'
import { classNames } from '#frontend/lib/class_names'

export const StepNode = ({ data }: NodeProps<Shown>) => <StepCard data={data} />

/** Not drawn again while the step moves. */
const StepCard = memo(function Card({ data }: Pick<NodeProps<Shown>, 'data'>) {
  const { mark, ports } = data
  return (
    <div
      className={classNames(
        'canvas-card h-full',
        mark?.run && (mark.run.stoppedBy ? 'is-stopped' : `is-${mark.run.status}`),
        mark?.diff && `is-${mark.diff}`
      )}
    >
      <StepHead data={data} />
      {ports.main.length > 1 && <hr className="mx-3 border-line" />}
      <StepPorts data={data} />
    </div>
  )
})
