import { Command } from 'cmdk'
import { useId } from 'react'
import type { NodeKind } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { dragKind } from '#frontend/features/flows/builder/canvas/palette/dragged_kind'
import { STEP_ICONS } from '#frontend/features/flows/builder/canvas/nodes/step_icon'
import { kindAbout, kindWords } from '#frontend/features/flows/builder/kind_words'

export function KindRow({ kind, onAdd }: { kind: NodeKind; onAdd: (kind: string) => void }) {
  const id = useId()
  const { title } = kindOf(kind)
  const Icon = STEP_ICONS[kind]
  return (
    <Command.Item
      value={kind}
      keywords={kindWords(kind)}
      onSelect={onAdd}
      draggable
      onDragStart={(event) => dragKind(event, kind)}
      aria-describedby={id}
      className="flex min-h-11 cursor-grab items-center gap-2.5 rounded-md px-2 text-sm hover:bg-sunken data-[selected=true]:bg-sunken"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span className="min-w-0">
        <span className="block truncate">{title}</span>
        <span id={id} aria-hidden="true" className="block truncate text-xs text-muted">
          {kindAbout(kind)}
        </span>
      </span>
    </Command.Item>
  )
}
