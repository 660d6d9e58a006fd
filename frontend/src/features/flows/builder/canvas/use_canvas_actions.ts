import { useMemo } from 'react'
import type { Command, Selection } from '#app/flows/domain/editing/command'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import { forEachOfCopies, outermost, removalOf } from '#app/flows/domain/editing/edits_of_steps'
import { newId } from '#app/flows/domain/editing/graph_parts'
import { takenOver } from '#app/flows/domain/editing/starting_settings'
import type { FlowEdge, NodeKind, Position } from '#app/flows/domain/graph/graph'
import { MAX_DRAFT_NODES } from '#app/flows/domain/values/limits'
import {
  addedStep,
  nextPort,
  type StepRequest,
} from '#frontend/features/flows/builder/canvas/editing/add_step'
import type {
  CanvasState,
  Dispatch,
} from '#frontend/features/flows/builder/canvas/editing/canvas_state'
import { FLOW_FOCUS, holdFocus } from '#frontend/features/flows/builder/hold_focus'
import { removeUnlessUsed } from '#frontend/features/flows/builder/removal/remove_unless_used'
import * as edits from '#frontend/features/flows/builder/canvas/editing/edits'
import { editInPlace } from '#frontend/features/flows/builder/canvas/editing/with_places'
import type { Alignment } from '#frontend/features/flows/builder/canvas/layout/align'
import { type Box, boxAround } from '#frontend/features/flows/builder/canvas/layout/box'
import { loadArrange } from '#frontend/features/flows/builder/canvas/layout/load_arrange'
import {
  HEAD_HEIGHT,
  noteSize,
  STEP_WIDTH,
  stepSize,
} from '#frontend/features/flows/builder/canvas/layout/sizes'
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

export function canvasActions({ read, view, dispatch, onSelect, onOpen }: Wanted) {
  const edit = (...commands: Command[]) => editInPlace(read(), dispatch, commands)
  const adding = addingTo({ read, view, dispatch, onSelect, onOpen }, edit)
  return {
    edit,
    ...adding,
    ...connecting(read, edit),
    remove: (ids: readonly string[]) =>
      removeUnlessUsed({ graph: read().graph, ids }, () => {
        edit(...removalOf(read().graph, ids))
        holdFocus(FLOW_FOCUS)
        onSelect([])
      }),
    duplicate: (ids: readonly string[]) => adding.paste(edits.selectionOf(read(), ids)),
    group: (ids: readonly string[]) =>
      edit({ type: 'group-steps', ids: [...ids], name: t('canvas.group.name') }),
    align: (alignment: Alignment) => edit(edits.alignCommand(read(), alignment)),
    tidy: async () => {
      const arrange = await loadArrange()
      if (!arrange) return toast({ title: t('canvas.tools.notTidied'), tone: 'danger' })
      edit(edits.tidyCommand(read(), arrange))
      view.startSoon(() => read().places)
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
    const before = read()
    if (before.graph.nodes.length >= MAX_DRAFT_NODES) return toast(tooManyToAdd())
    const { id, commands, box } = addedStep(before, kind, request)
    edit(...commands)
    onSelect([id])
    onOpen?.(id)
    view.revealAdded(box)
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
    /** A little beside the original, or in the middle of what is seen where that shows another place outside a For each. */
    paste: (selection: Selection) => {
      const { graph } = read()
      if (graph.nodes.length + selection.nodes.length > MAX_DRAFT_NODES)
        return toast(tooManyToPaste())
      const box = boxOf(selection)
      const isBeside = view.isSeen(box) || forEachOfCopies(graph, selection.nodes)
      const offset = isBeside ? edits.COPY_OFFSET : between(box, view.middle(box))
      const command: Command = { type: 'paste', selection, offset }
      const after = carryOut(graph, command)
      edit(command)
      const outer = outermost(after.nodes.slice(graph.nodes.length))
      onSelect([...outer, ...after.notes.slice(graph.notes.length)].map(({ id }) => id))
      view.revealAdded({ ...box, x: box.x + offset.x, y: box.y + offset.y })
    },
  }
}

function boxOf({ nodes, notes = [] }: Selection): Box {
  const steps = nodes.map((node) => ({ x: 0, y: 0, ...node.position, ...stepSize(node) }))
  const others = notes.map((note) => ({ x: 0, y: 0, ...note.position, ...noteSize(note) }))
  return boxAround([...steps, ...others], { side: 0, top: 0 })
}

const between = (from: Position, to: Position): Position => ({
  x: Math.round(to.x - from.x),
  y: Math.round(to.y - from.y),
})

const SMALL = { width: STEP_WIDTH, height: HEAD_HEIGHT }

const tooManyToAdd = () => ({
  title: t('canvas.add.tooMany', { count: MAX_DRAFT_NODES }),
  tone: 'danger' as const,
})

const tooManyToPaste = () => ({
  title: t('canvas.clipboard.pasteFailed'),
  text: t('canvas.clipboard.tooMany', { count: MAX_DRAFT_NODES }),
  tone: 'danger' as const,
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
      if (!refuse(edge)) edit({ type: 'connect', edge }, ...takenOver(read().graph, edge))
    },
    reconnect: (edge: FlowEdge, to: FlowEdge) => {
      if (!refuse(to)) edit({ type: 'reconnect', edge, to }, ...takenOver(read().graph, to))
    },
    disconnect: (edge: FlowEdge) => edit({ type: 'disconnect', edge }),
  }
}
