import { ClipboardPaste, Copy, CopyPlus, Scissors } from 'lucide-react'
import { selectionOf } from '#app/flows/domain/editing/selection_of'
import type { Selection } from '#app/flows/domain/editing/command'
import {
  type ActionAt,
  focusOf,
  type ListTools,
} from '#frontend/features/flows/builder/steps/actions/list_action'
import { removeSteps } from '#frontend/features/flows/builder/steps/actions/remove_actions'

/** Between a step and its copy on the canvas. */
const OFFSET = { x: 40, y: 40 }

export const PASTE: readonly [
  ActionAt<'step'>,
  ...(ActionAt<'step'> | ActionAt<'chosen'> | ActionAt<'flow'>)[],
] = [
  {
    at: 'step',
    label: 'steps.do.duplicate',
    icon: CopyPlus,
    act: ({ id }, tools) => duplicate([id], tools),
  },
  {
    at: 'step',
    label: 'steps.do.copy',
    icon: Copy,
    act: ({ id }, { copy }) => void copy([id]),
  },
  {
    at: 'step',
    label: 'steps.do.cut',
    icon: Scissors,
    act: ({ id }, tools) => void cut([id], tools),
  },
  { at: 'step', label: 'steps.do.paste', icon: ClipboardPaste, act: (_, { paste }) => paste() },
  {
    at: 'chosen',
    label: 'steps.do.duplicate',
    icon: CopyPlus,
    act: (ids, tools) => duplicate(ids, tools),
  },
  { at: 'chosen', label: 'steps.do.copy', icon: Copy, act: (ids, { copy }) => void copy(ids) },
  {
    at: 'chosen',
    label: 'steps.do.cut',
    icon: Scissors,
    act: (ids, tools) => void cut(ids, tools),
  },
  { at: 'flow', label: 'steps.do.paste', icon: ClipboardPaste, act: (_, { paste }) => paste() },
]

/** Adds copies of steps beside those that are there; the first copy gets the focus. */
export function pasteSelection(selection: Selection, { graph, run }: ListTools): void {
  const known = new Set(graph.nodes.map(({ id }) => id))
  run({ type: 'paste', selection, offset: OFFSET }, (after) => {
    const added = after.nodes.find(({ id }) => !known.has(id))
    if (added) return focusOf('step', added.id)
    const note = after.notes.at(graph.notes.length)
    return note ? focusOf('note', note.id) : null
  })
}

const duplicate = (ids: readonly string[], tools: ListTools): void =>
  pasteSelection(selectionOf(tools.graph, ids), tools)

async function cut(ids: readonly string[], tools: ListTools): Promise<void> {
  if (await tools.copy(ids)) removeSteps(ids, true, tools)
}
