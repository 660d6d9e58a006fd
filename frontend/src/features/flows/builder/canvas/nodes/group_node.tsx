import type { NodeProps } from '@xyflow/react'
import { ChevronsDownUp, Ungroup } from 'lucide-react'
import { memo } from 'react'
import { useCanvas } from '#frontend/features/flows/builder/canvas/canvas_context'
import type { GroupNode as Shown } from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import { GroupName } from '#frontend/features/flows/builder/canvas/nodes/group_name'
import { FLOW_FOCUS, groupFoldFocus, holdFocus } from '#frontend/features/flows/builder/hold_focus'
import { IconButton } from '#frontend/components/icon_button'
import { t } from '#frontend/lib/texts'

/** A labeled frame around the steps of a group. */
export const GroupNode = memo(function GroupFrame({ data: { group } }: NodeProps<Shown>) {
  const { isReadOnly, dispatch } = useCanvas()
  const { id, name } = group
  return (
    <div className="canvas-group h-full">
      <div className="canvas-group-head flex h-10 items-center gap-1 pr-1 pl-3">
        <GroupName group={group} />
        {!isReadOnly && (
          <span className="canvas-tool nodrag nopan ml-auto flex">
            <IconButton
              icon={ChevronsDownUp}
              label={t('canvas.group.collapse', { name })}
              className="size-8"
              data-focus={groupFoldFocus(id)}
              onClick={() => {
                dispatch({ type: 'collapse-group', id, isCollapsed: true })
                holdFocus(groupFoldFocus(id))
              }}
            />
            <IconButton
              icon={Ungroup}
              label={t('canvas.group.ungroup', { name })}
              className="size-8"
              onClick={() => {
                dispatch({ type: 'ungroup', id })
                holdFocus(FLOW_FOCUS)
              }}
            />
          </span>
        )}
      </div>
    </div>
  )
})
