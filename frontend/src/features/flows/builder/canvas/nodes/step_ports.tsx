import { Handle, Position } from '@xyflow/react'
import { Plus } from 'lucide-react'
import type { Port } from '#app/flows/domain/kinds/node_kind'
import { useCanvas } from '#frontend/features/flows/builder/canvas/canvas_context'
import {
  portTop,
  PORT_HEIGHT,
  HEAD_HEIGHT,
} from '#frontend/features/flows/builder/canvas/layout/sizes'
import { portsIn } from '#frontend/features/flows/builder/canvas/layout/shown_ports'
import { ENTRY, type StepData } from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import { FAILED_RIGHT } from '#frontend/features/flows/builder/canvas/mapping/handles'
import { placeOfClick } from '#frontend/features/flows/builder/canvas/view/place_of_click'
import { classNames } from '#frontend/lib/class_names'
import { t } from '#frontend/lib/texts'

/** Where edges arrive and leave. A free port shows a plus: a click adds a step there, dragging connects. */
export function StepPorts({ data }: { data: StepData }) {
  const { node, ports } = data
  const { main, failed } = ports
  const used = new Set(portsIn(data.used))
  const isSeveral = main.length > 1
  return (
    <>
      <Handle
        type="target"
        id={ENTRY}
        position={Position.Left}
        style={{ top: HEAD_HEIGHT / 2 }}
        className="canvas-handle"
      />
      {main.map((port, at) => (
        <MainPort
          key={port.id}
          stepId={node.id}
          port={port}
          top={portTop(at, main.length)}
          isFree={!used.has(port.id)}
          hasLabel={isSeveral}
        />
      ))}
      {failed && (
        <Handle
          type="source"
          id={failed.id}
          position={Position.Bottom}
          style={{ left: 'auto', right: FAILED_RIGHT - 5 }}
          role="img"
          aria-label={t('canvas.failedPort', { name: node.name })}
          title={t('canvas.failedPortHint')}
          className={classNames('canvas-handle is-failed', used.has(failed.id) && 'is-used')}
        />
      )}
    </>
  )
}

interface PortProps {
  stepId: string
  port: Port
  top: number
  isFree: boolean
  hasLabel: boolean
}

function MainPort({ stepId, port, top, isFree, hasLabel }: PortProps) {
  const { isReadOnly, addAt } = useCanvas()
  const canAdd = isFree && !isReadOnly
  return (
    <>
      {hasLabel && (
        <span
          style={{ top: top - PORT_HEIGHT / 2, height: PORT_HEIGHT }}
          className="canvas-port pointer-events-none absolute right-5 left-4 flex items-center justify-end text-xs text-muted"
        >
          <span className="truncate">{port.label}</span>
        </span>
      )}
      <Handle
        type="source"
        id={port.id}
        position={Position.Right}
        style={{ top }}
        className={classNames('canvas-handle', canAdd && 'is-free', hasLabel && 'is-several')}
        onClick={(event) => {
          if (canAdd) addAt({ from: stepId, port: port.id }, placeOfClick(event))
        }}
      >
        {canAdd && <Plus aria-hidden="true" className="pointer-events-none size-3" />}
      </Handle>
    </>
  )
}
