import type { DragEvent } from 'react'
import type { NodeKind } from '#app/flows/domain/graph/graph'
import { isNodeKind } from '#app/flows/domain/kinds/node_kinds'

const DRAGGED_KIND = 'application/x-hone-step'

/** A kind of step begins to be dragged from the palette. */
export function dragKind({ dataTransfer }: DragEvent, kind: NodeKind): void {
  dataTransfer.setData(DRAGGED_KIND, kind)
  dataTransfer.effectAllowed = 'copy'
}

/** The kind of step that is dragged from the palette. */
export function draggedKind({ dataTransfer }: DragEvent): NodeKind | null {
  const kind = dataTransfer.getData(DRAGGED_KIND)
  return isNodeKind(kind) ? kind : null
}

export const isKindDragged = ({ dataTransfer }: DragEvent): boolean =>
  dataTransfer.types.includes(DRAGGED_KIND)
