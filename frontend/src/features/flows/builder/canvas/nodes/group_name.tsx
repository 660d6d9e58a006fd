import { useState } from 'react'
import type { Group } from '#app/flows/domain/graph/graph'
import { MAX_NAME_LENGTH } from '#app/flows/domain/values/limits'
import { InPlaceField } from '#frontend/components/fields/in_place_field'
import { useCanvas } from '#frontend/features/flows/builder/canvas/canvas_context'
import { groupNameFocus, holdFocus } from '#frontend/features/flows/builder/hold_focus'
import { t } from '#frontend/lib/texts'

/** The name of a group; a click makes it a field. */
export function GroupName({ group: { id, name } }: { group: Group }) {
  const { isReadOnly, dispatch } = useCanvas()
  const [isEdited, setEdited] = useState(false)
  if (isReadOnly)
    return <span className="canvas-group-name truncate text-sm font-semibold">{name}</span>
  if (!isEdited)
    return (
      <button
        type="button"
        title={t('canvas.group.rename')}
        data-focus={groupNameFocus(id)}
        onClick={() => setEdited(true)}
        className="canvas-group-name nodrag nopan min-h-6 truncate rounded-md px-1 text-sm font-semibold hover:bg-sunken"
      >
        {name}
      </button>
    )
  return (
    <InPlaceField
      label={t('canvas.group.rename')}
      value={name}
      maxLength={MAX_NAME_LENGTH}
      className="nodrag nopan"
      onDone={(next, isByKey) => {
        setEdited(false)
        if (isByKey) holdFocus(groupNameFocus(id))
        if (next.trim() !== '') dispatch({ type: 'rename-group', id, name: next.trim() })
      }}
    />
  )
}
