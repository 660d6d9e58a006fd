import type { NodeChange } from '@xyflow/react'
import { useCallback, useRef, useState } from 'react'
import type { Position } from '#app/flows/domain/graph/graph'
import type { CanvasState } from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import { type Moved, withFollowers } from '#frontend/features/flows/builder/canvas/editing/moves'
import {
  type CanvasNode,
  shownId,
} from '#frontend/features/flows/builder/canvas/mapping/canvas_node'

interface Wanted {
  read: () => CanvasState & { nodes: readonly CanvasNode[] }
  onSelect: (ids: readonly string[]) => void
  /** Once for each move, when it has ended. */
  onMoved: (moved: Moved, by: 'pointer' | 'keys') => void
}

const NOWHERE: Moved = new Map()

/** What React Flow says of its nodes: they are selected, and they move. Moves stay here until they have ended. */
export function useNodeChanges({ read, onSelect, onMoved }: Wanted) {
  const [moving, setMoving] = useState<Moved>(NOWHERE)
  const isDragged = useRef(false)
  const onNodesChange = useCallback(
    (changes: NodeChange<CanvasNode>[]) => {
      const { graph, places, nodes, selected } = read()
      const chosen = afterSelecting(changes, nodes, selected)
      if (chosen) onSelect(chosen)
      const positions = new Map<string, Position>()
      let isDragging = false
      for (const change of changes) {
        if (change.type !== 'position' || !change.position) continue
        positions.set(change.id, change.position)
        isDragging ||= change.dragging === true
      }
      if (positions.size === 0) return
      const moved = withFollowers(positions, graph, places)
      if (isDragging) {
        isDragged.current = true
        setMoving(moved)
        return
      }
      setMoving(NOWHERE)
      onMoved(moved, isDragged.current ? 'pointer' : 'keys')
      isDragged.current = false
    },
    [read, onSelect, onMoved]
  )
  return { moving, onNodesChange }
}

/** What is selected after the changes, in the order in which it was chosen; null where nothing changed. */
function afterSelecting(
  changes: readonly NodeChange<CanvasNode>[],
  nodes: readonly CanvasNode[],
  selected: readonly string[]
): string[] | null {
  const choices = changes.flatMap((change) => (change.type === 'select' ? change : []))
  if (choices.length === 0) return null
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const next = new Set(selected)
  for (const { id, selected: isSelected } of choices) {
    const node = byId.get(id)
    if (!node || node.type === 'group' || node.type === 'box') continue
    if (isSelected) next.add(shownId(node))
    else next.delete(shownId(node))
  }
  return [...next]
}

/** The nodes where they are while they move. Those that do not move stay the same objects. */
export function whereTheyMove(nodes: readonly CanvasNode[], moving: Moved): CanvasNode[] {
  if (moving.size === 0) return nodes as CanvasNode[]
  return nodes.map((node) => {
    const position = moving.get(node.id)
    return position ? { ...node, position } : node
  })
}
