import type { QueryClient } from '@tanstack/react-query'
import { isFinal } from '#app/flows/domain/runs/run'
import {
  type OpenRun,
  type RunChanges,
  runQuery,
  type Step,
} from '#frontend/features/flows/flows_api'
import { api } from '#frontend/lib/api'

/** A run with its changes, and its steps in the order in which they started. */
export function withChanges(run: OpenRun, { lastEvent, steps, ...changes }: RunChanges): OpenRun {
  const byKey = new Map([...run.steps, ...steps].map((step) => [step.key, step]))
  return { ...run, ...changes, steps: [...byKey.values()].sort(byStart) }
}

const byStart = (one: Step, other: Step): number =>
  compared(one.startedAt, other.startedAt) || compared(one.key, other.key)

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

type Load = (id: string, after: number) => Promise<RunChanges>

const loadChanges: Load = (id, after) => api.runChanges.show({ params: { id }, query: { after } })

/**
 * Returns what brings a run that is known up to date without reading all of it again. Its end is read as a whole, and
 * so is a run whose changes could not be read, or that is read as a whole meanwhile.
 */
export function runUpdater(client: QueryClient, id: string, load = loadChanges) {
  const { queryKey } = runQuery(id)
  let lastEvent = 0
  return async (): Promise<void> => {
    const before = client.getQueryData(queryKey)
    const changes = await load(id, lastEvent).catch(() => null)
    const { data, fetchStatus } = client.getQueryState(queryKey) ?? {}
    const isAlone = before && before === data && fetchStatus === 'idle'
    if (!changes || !isAlone || isFinal(changes.status)) {
      await client.invalidateQueries({ queryKey })
      return
    }
    lastEvent = changes.lastEvent
    client.setQueryData(queryKey, withChanges(before as OpenRun, changes))
  }
}
