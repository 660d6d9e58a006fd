import type { ClipboardEvent, KeyboardEvent } from 'react'
import { findNode } from '#app/flows/domain/editing/graph_parts'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { askForStep } from '#frontend/features/flows/builder/steps/actions/add_step'
import type { ListTools } from '#frontend/features/flows/builder/steps/actions/list_action'
import { moveBy } from '#frontend/features/flows/builder/steps/actions/move_actions'
import { removeSteps } from '#frontend/features/flows/builder/steps/actions/remove_actions'
import { copied, pasteText } from '#frontend/features/flows/builder/steps/list_clipboard'

/** The id of the step whose name has the focus. */
const stepOf = (target: EventTarget): string | undefined =>
  target instanceof HTMLElement ? target.dataset.step : undefined

interface Press {
  node: FlowNode
  /** The chosen steps if the key is pressed at one of them, else that one. */
  ids: string[]
  event: KeyboardEvent<HTMLElement>
}

const ACTS: Partial<Record<string, (press: Press, tools: ListTools) => void>> = {
  'ArrowDown': ({ event }) => focusBeside(event, 1),
  'ArrowUp': ({ event }) => focusBeside(event, -1),
  'Alt+ArrowDown': ({ node }, tools) => moveBy(node, 1, tools),
  'Alt+ArrowUp': ({ node }, tools) => moveBy(node, -1, tools),
  'Home': ({ event }) => focusEnd(event, 0),
  'End': ({ event }) => focusEnd(event, -1),
  'Delete': removePressed,
  // What a keyboard of a Mac has in its place.
  'Backspace': removePressed,
  'a': ({ node }, tools) => askForStep(node, tools),
}

function removePressed({ ids }: Press, tools: ListTools): void {
  removeSteps(ids, true, tools)
}

/** What keys and the clipboard do while the name of a step has the focus. */
export function useListKeys(tools: ListTools, chosen: readonly string[]) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const node = findNode(tools.graph, stepOf(event.target) ?? '')
    const act = ACTS[(event.altKey ? 'Alt+' : '') + event.key]
    if (!node || !act || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    act({ node, ids: idsFor(node.id, chosen), event }, tools)
  }
  const put = (event: ClipboardEvent<HTMLElement>): string[] | null => {
    const id = stepOf(event.target)
    if (id === undefined || !getSelection()?.isCollapsed) return null
    const ids = idsFor(id, chosen)
    event.clipboardData.setData('text/plain', copied(tools, ids))
    event.preventDefault()
    return ids
  }
  const onCut = (event: ClipboardEvent<HTMLElement>) => {
    const ids = put(event)
    if (ids) removeSteps(ids, true, tools)
  }
  const onPaste = (event: ClipboardEvent<HTMLElement>) => {
    if (stepOf(event.target) === undefined) return
    event.preventDefault()
    pasteText(event.clipboardData.getData('text/plain'), tools)
  }
  return { onKeyDown, onCopy: put, onCut, onPaste }
}

const idsFor = (id: string, chosen: readonly string[]): string[] =>
  chosen.includes(id) ? [...chosen] : [id]

const namesIn = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[data-step]'),
]

function focusBeside({ currentTarget, target }: KeyboardEvent<HTMLElement>, by: 1 | -1): void {
  const names = namesIn(currentTarget)
  names[names.indexOf(target as HTMLElement) + by]?.focus()
}

const focusEnd = ({ currentTarget }: KeyboardEvent<HTMLElement>, at: 0 | -1): void =>
  namesIn(currentTarget).at(at)?.focus()
