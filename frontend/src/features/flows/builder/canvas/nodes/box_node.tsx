import { Handle, type NodeProps, Position } from '@xyflow/react'
import { Boxes, ChevronsUpDown } from 'lucide-react'
import { memo } from 'react'
import { IconButton } from '#frontend/components/icon_button'
import { useCanvas } from '#frontend/features/flows/builder/canvas/canvas_context'
import {
  type BoxNode as Shown,
  ENTRY,
  EXIT,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import { groupFoldFocus, holdFocus } from '#frontend/features/flows/builder/hold_focus'
import { t } from '#frontend/lib/texts'

/** A collapsed group. Its edges are those of its steps. */
export const BoxNode = memo(function GroupBox({ data }: NodeProps<Shown>) {
  const { isReadOnly, dispatch } = useCanvas()
  const { id, name } = data.group
  return (
    <div className="canvas-card canvas-box flex h-full items-center gap-3 pr-2 pl-4">
      <span className="grid size-9 shrink-0 place-items-center rounded-control bg-sunken">
        <Boxes aria-hidden="true" className="size-[18px]" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex gap-1.5 text-xs text-muted">
          {t('canvas.group.name')}
          {data.problemCount > 0 && (
            <span className="rounded bg-warning-soft px-1 font-medium text-warning">
              {t('canvas.problems', { count: data.problemCount })}
            </span>
          )}
        </p>
        <p className="canvas-name truncate text-base leading-6 font-semibold">{name}</p>
        <p className="canvas-about text-sm text-muted">
          {t('canvas.group.steps', { count: data.count })}
        </p>
      </div>
      {!isReadOnly && (
        <IconButton
          icon={ChevronsUpDown}
          label={t('canvas.group.expand', { name })}
          className="nodrag nopan size-8"
          data-focus={groupFoldFocus(id)}
          onClick={() => {
            dispatch({ type: 'collapse-group', id, isCollapsed: false })
            holdFocus(groupFoldFocus(id))
          }}
        />
      )}
      <BoxHandle id={ENTRY} type="target" position={Position.Left} />
      <BoxHandle id={EXIT} type="source" position={Position.Right} />
    </div>
  )
})

const BoxHandle = (props: { id: string; type: 'source' | 'target'; position: Position }) => (
  <Handle {...props} isConnectable={false} className="canvas-handle" />
)
