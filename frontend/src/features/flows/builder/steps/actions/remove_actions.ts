import { Trash2, Unlink2 } from 'lucide-react'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import { removalOf } from '#app/flows/domain/editing/edits_of_steps'
import { removeUnlessUsed } from '#frontend/features/flows/builder/removal/remove_unless_used'
import type {
  ActionAt,
  ListTools,
} from '#frontend/features/flows/builder/steps/actions/list_action'
import { focusAfterRemoving } from '#frontend/features/flows/builder/steps/running_order'

/** Removes steps, perhaps after a question; the one behind them gets the focus. */
export function removeSteps(ids: readonly string[], isBridged: boolean, tools: ListTools): void {
  removeUnlessUsed({ graph: tools.graph, ids, isBridged }, () => {
    const { graph, run, clearChoice } = tools
    const commands = removalOf(graph, ids, isBridged)
    const focus = focusAfterRemoving(graph, ids, commands.reduce(carryOut, graph))
    clearChoice()
    for (const [at, command] of commands.entries()) run(command, focus, at > 0)
  })
}

export const REMOVE: readonly [ActionAt<'step'>, ...(ActionAt<'step'> | ActionAt<'chosen'>)[]] = [
  {
    at: 'step',
    label: 'steps.do.remove',
    icon: Trash2,
    isDanger: true,
    act: ({ id }, tools) => removeSteps([id], true, tools),
  },
  {
    at: 'step',
    label: 'steps.do.removeGap',
    icon: Unlink2,
    isDanger: true,
    act: ({ id }, tools) => removeSteps([id], false, tools),
  },
  {
    at: 'chosen',
    label: 'steps.do.remove',
    icon: Trash2,
    act: (ids, tools) => removeSteps(ids, true, tools),
  },
  {
    at: 'chosen',
    label: 'steps.do.removeGap',
    icon: Unlink2,
    act: (ids, tools) => removeSteps(ids, false, tools),
  },
]
