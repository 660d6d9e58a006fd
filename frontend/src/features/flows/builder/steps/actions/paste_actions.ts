import { ClipboardPaste, Copy, CopyPlus, Scissors } from 'lucide-react'
import { selectionOf } from '#app/flows/domain/editing/clipboard'
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
    act: ({ id }, { copy }) => copy([id]),
  },
  {
    at: 'step',
    label: 'steps.do.cut',
    icon: Scissors,
    act: ({ id }, tools) => cut([id], tools),
  },
  { at: 'step', label: 'steps.do.paste', icon: ClipboardPaste, act: (_, { paste }) => paste() },
  {
    at: 'chosen',
    label: 'steps.do.duplicate',
    icon: CopyPlus,
    act: (ids, tools) => duplicate(ids, tools),
  },
  { at: 'chosen', label: 'steps.do.copy', icon: Copy, act: (ids, { copy }) => copy(ids) },
  {
    at: 'chosen',
    label: 'steps.do.cut',
    icon: Scissors,
    act: (ids, tools) => cut(ids, tools),
  },
  { at: 'flow', label: 'steps.do.paste', icon: ClipboardPaste, act: (_, { paste }) => paste() },
]

/** Adds copies of steps beside those that are there; the first copy gets the focus. */
export function pasteSelection(selection: Selection, { graph, run }: ListTools): void {
  const known = new Set(graph.nodes.map(({ id }) => id))
  const inner = new Set(selection.nodes.map(({ id }) => id))
  const [first] = selection.nodes.filter(({ parent }) => parent === undefined || !inner.has(parent))
  const outer = graph.nodes.find(({ id, kind }) => id === first?.parent && kind === 'for-each')
  const command = { type: 'paste', selection, offset: OFFSET } as const
  run({ ...command, ...(outer && { parent: outer.id }) }, (after) => {
    const added = after.nodes.find(({ id }) => !known.has(id))
    return added ? focusOf('step', added.id) : null
  })
}

const duplicate = (ids: readonly string[], tools: ListTools): void =>
  pasteSelection(selectionOf(tools.graph, ids), tools)

function cut(ids: readonly string[], tools: ListTools): void {
  tools.copy(ids)
  removeSteps(ids, true, tools)
}
