import { Command } from 'cmdk'
import type { DragEvent } from 'react'
import type { NodeKind } from '#app/flows/domain/graph'
import { isNodeKind, kindOf } from '#app/flows/domain/node_kinds'
import { Tooltip } from '#frontend/components/overlays/tooltip'
import { STEP_ICONS } from '#frontend/features/flows/builder/canvas/nodes/step_icon'

const DRAGGED_KIND = 'application/x-hone-step'

/** The kind of step that is dragged from the palette. */
export function draggedKind({ dataTransfer }: DragEvent): NodeKind | null {
  const kind = dataTransfer.getData(DRAGGED_KIND)
  return isNodeKind(kind) ? kind : null
}

export const isKindDragged = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.types.includes(DRAGGED_KIND)

export function KindRow({ kind, onAdd }: { kind: NodeKind; onAdd: (kind: string) => void }) {
  const { title, help } = kindOf(kind)
  const Icon = STEP_ICONS[kind]
  return (
    <Tooltip text={help} side="right">
      <Command.Item
        value={kind}
        keywords={[title, help]}
        onSelect={onAdd}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED_KIND, kind)
          event.dataTransfer.effectAllowed = 'copy'
        }}
        className="flex min-h-8 cursor-grab items-center gap-2.5 rounded-md px-2 text-sm hover:bg-sunken group-focus-within:data-[selected=true]:bg-sunken"
      >
        <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="truncate">{title}</span>
      </Command.Item>
    </Tooltip>
  )
}
