import { useMemo } from 'react'
import type { Command, Selection } from '#app/flows/domain/editing/command'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import { newId } from '#app/flows/domain/editing/graph_parts'
import type { FlowEdge, FlowNode, NodeKind, Position } from '#app/flows/domain/graph'
import { MAX_DRAFT_NODES } from '#app/flows/domain/limits'
import {
  addedStep,
  nextPort,
  type StepRequest,
} from '#frontend/features/flows/builder/canvas/editing/add_step'
import type {
  CanvasState,
  Dispatch,
} from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import * as edits from '#frontend/features/flows/builder/canvas/editing/edits'
import { editInPlace } from '#frontend/features/flows/builder/canvas/editing/with_places'
import type { Alignment } from '#frontend/features/flows/builder/canvas/layout/align'
import { type Box, boxAround } from '#frontend/features/flows/builder/canvas/layout/box'
import { stepSize } from '#frontend/features/flows/builder/canvas/layout/sizes'
import type { View } from '#frontend/features/flows/builder/canvas/view/use_view'
import { t } from '#frontend/lib/texts'
import { toast } from '#frontend/lib/toast'

interface Wanted {
  read: () => CanvasState
  view: View
  dispatch: Dispatch
  onSelect: (ids: readonly string[]) => void
  onOpen?: (id: string) => void
}

export type CanvasActions = ReturnType<typeof canvasActions>

/** What a person does on the canvas, as commands. */
export const useCanvasActions = ({ read, view, dispatch, onSelect, onOpen }: Wanted) =>
  useMemo(
    () => canvasActions({ read, view, dispatch, onSelect, onOpen }),
    [read, view, dispatch, onSelect, onOpen]
  )

function canvasActions({ read, view, dispatch, onSelect, onOpen }: Wanted) {
  const edit = (...commands: Command[]) => editInPlace(read(), dispatch, commands)
  const adding = addingTo({ read, view, dispatch, onSelect, onOpen }, edit)
  return {
    edit,
    ...adding,
    ...connecting(read, edit),
    remove: (ids: readonly string[]) => {
      edit(...edits.removeCommands(read(), ids))
      onSelect([])
    },
    duplicate: (ids: readonly string[]) => adding.paste(edits.selectionOf(read(), ids)),
    group: (ids: readonly string[]) =>
      edit({ type: 'group-steps', ids: [...ids], name: t('canvas.group.name') }),
    align: (alignment: Alignment) => edit(edits.alignCommand(read(), alignment)),
    tidy: () => {
      edit(edits.tidyCommand(read()))
      view.fitSoon()
    },
    selectAll: () => {
      const { nodes, notes } = read().graph
      onSelect([...nodes, ...notes].map(({ id }) => id))
    },
  }
}

type Edit = (...commands: Command[]) => void

/** What brings new steps and notes. */
function addingTo({ read, view, onSelect, onOpen }: Wanted, edit: Edit) {
  const add = (kind: NodeKind, request: StepRequest) => {
    if (read().graph.nodes.length >= MAX_DRAFT_NODES)
      return toast({ title: t('canvas.add.tooMany'), tone: 'danger' })
    const { id, box, commands } = addedStep(read(), kind, request)
    edit(...commands)
    onSelect([id])
    onOpen?.(id)
    view.revealAdded(box, read().places)
  }
  return {
    add,
    /** After the selected step where there is one, else in the middle of what is seen. */
    addNext: (kind: NodeKind) => {
      const { graph, selected } = read()
      const after = selected.length === 1 ? nextPort(graph, selected[0]) : null
      add(kind, after ? { after } : { at: view.middle(SMALL) })
    },
    addNote: (at = view.middle(SMALL)) => {
      const id = newId(read().graph.notes, 'note')
      edit({ type: 'add-note', id, text: '', position: at })
      onSelect([id])
    },
    /** A little beside the original, or in the middle of what is seen where that shows another place. */
    paste: (selection: Selection) => {
      const { graph } = read()
      if (graph.nodes.length + selection.nodes.length > MAX_DRAFT_NODES)
        return toast({ ...tooMany(), tone: 'danger' })
      const box = boxAround(selection.nodes.map(boxOf), { side: 0, top: 0 })
      const offset = view.isSeen(box) ? edits.COPY_OFFSET : between(box, view.middle(box))
      const command: Command = { type: 'paste', selection, offset }
      const before = new Set(graph.nodes.map(({ id }) => id))
      const added = carryOut(graph, command).nodes.filter(({ id }) => !before.has(id))
      edit(command)
      onSelect(added.filter(({ parent }) => parent === undefined).map(({ id }) => id))
      view.revealSoon({ ...box, x: box.x + offset.x, y: box.y + offset.y })
    },
  }
}

const boxOf = (node: FlowNode): Box => ({ x: 0, y: 0, ...node.position, ...stepSize(node) })

const between = (from: Position, to: Position): Position => ({
  x: Math.round(to.x - from.x),
  y: Math.round(to.y - from.y),
})

const SMALL = { width: 240, height: 76 }

const tooMany = () => ({
  title: t('canvas.clipboard.pasteFailed'),
  text: t('canvas.clipboard.tooMany', { count: MAX_DRAFT_NODES }),
})

function connecting(read: () => CanvasState, edit: Edit) {
  const nameOf = (id: string) => read().graph.nodes.find((node) => node.id === id)?.name ?? id
  const refuse = (edge: FlowEdge): boolean => {
    const refusal = edits.refusalOf(read().graph, edge)
    if (refusal === null) return false
    const names = { from: nameOf(edge.from), to: nameOf(edge.to) }
    toast({ title: t('canvas.connect.refused'), text: t(`canvas.connect.${refusal}`, names) })
    return true
  }
  return {
    nameOf,
    connect: (edge: FlowEdge) => {
      if (!refuse(edge)) edit({ type: 'connect', edge })
    },
    reconnect: (edge: FlowEdge, to: FlowEdge) => {
      if (!refuse(to)) edit({ type: 'reconnect', edge, to })
    },
    disconnect: (edge: FlowEdge) => edit({ type: 'disconnect', edge }),
  }
}
