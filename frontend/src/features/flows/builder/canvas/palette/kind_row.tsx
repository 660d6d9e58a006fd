import { Command } from 'cmdk'
import type { NodeKind } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { dragKind } from '#frontend/features/flows/builder/canvas/palette/dragged_kind'
import { STEP_ICONS } from '#frontend/features/flows/builder/canvas/nodes/step_icon'

export function KindRow({ kind, onAdd }: { kind: NodeKind; onAdd: (kind: string) => void }) {
  const { title, help } = kindOf(kind)
  const Icon = STEP_ICONS[kind]
  return (
    <Command.Item
      value={kind}
      keywords={[title, help]}
      onSelect={onAdd}
      draggable
      onDragStart={(event) => dragKind(event, kind)}
      className="flex min-h-8 cursor-grab items-center gap-2.5 rounded-md px-2 text-sm hover:bg-sunken data-[selected=true]:bg-sunken"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span className="truncate">{title}</span>
    </Command.Item>
  )
}
