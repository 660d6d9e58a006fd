import { Budget } from '#app/flows/domain/graph/budget'
import type { Value } from '#app/flows/domain/values/value'
import type { FetchSettings } from '#app/flows/domain/graph/settings'
import { nameKey } from '#app/flows/domain/graph/variables'
import type { StepContext } from '#app/flows/engine/executors/step_work'

export const fetchSettings = (given: Partial<FetchSettings>): FetchSettings => ({
  ...{ url: '', method: 'GET', headers: [], body: '', read: 'page' },
  ...given,
})

/** What a step may use, with the values of some names. */
export function contextOf(
  values: Readonly<Record<string, Value>> = {},
  signal = new AbortController().signal
): StepContext {
  return {
    ...{ userId: 'person', runId: 'run', idempotencyKey: 'run:step', signal },
    lookup: (name) => values[nameKey(name)],
    inputs: () => [],
    sendText() {},
    restartText() {},
    noteInput() {},
    reserveShare: () => null,
    noteUsage() {},
    budget: new Budget(null),
  }
}
