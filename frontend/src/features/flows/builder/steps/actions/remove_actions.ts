import { Trash2, Unlink2 } from 'lucide-react'
import type { Command } from '#app/flows/domain/editing/command'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import type {
  ActionAt,
  ListTools,
} from '#frontend/features/flows/builder/steps/actions/list_action'
import { focusAfterRemoving } from '#frontend/features/flows/builder/steps/running_order'

/** Removes steps; the one behind them gets the focus. */
export function removeSteps(
  ids: readonly string[],
  isBridged: boolean,
  { graph, run, clearChoice }: ListTools
): void {
  const command: Command = { type: 'remove-steps', ids: [...ids], isBridged }
  clearChoice()
  run(command, focusAfterRemoving(graph, ids, carryOut(graph, command)))
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
