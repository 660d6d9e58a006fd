import db from '@adonisjs/lucid/services/db'
import { type Span, waitedForPeople } from '#app/flows/domain/runs/waits'
import { inParts, type Member, membersOf, placeOf } from '#app/flows/services/runs/members_of_runs'

interface TimedRun {
  id: string
  created_ms: number
  ended_ms: number | null
}

interface StepTime {
  run_id: string
  key: string
  started_ms: number
  ended_ms: number
}

const INSIDE = /^(.*)#\d+\/[^/]*$/

/**
 * For how long each run that has ended did nothing but wait for people, in its steps, their items and the runs inside it.
 * @returns milliseconds by the id of the run; none for runs that asked nobody
 */
export async function waitsOfRuns(runs: readonly TimedRun[]): Promise<Map<string, number>> {
  const ended = runs.filter(({ ended_ms: endedMs }) => endedMs !== null)
  const members = await membersOf(ended)
  const asking = await inParts([...members.keys()], (ids) =>
    db.from('approvals').whereIn('run_id', ids).select('run_id', 'step_key')
  )
  if (asking.length === 0) return new Map()
  const asked = new Set(asking.map((one) => placeOf(one.run_id, one.step_key)))
  const roots = new Set(asking.map((one) => members.get(one.run_id)!.root))
  const ids = [...members].flatMap(([id, { root }]) => (roots.has(root) ? [id] : []))
  const steps: StepTime[] = await inParts(ids, (some) =>
    db
      .from('run_steps')
      .whereIn('run_id', some)
      .whereColumn('ended_ms', '>', 'started_ms')
      .select('run_id', 'key', 'started_ms', 'ended_ms')
  )
  const byRoot = Map.groupBy(steps, (step) => members.get(step.run_id)!.root)
  const wrappings = wrappingsIn(members, steps)
  return new Map(
    ended
      .filter(({ id }) => roots.has(id))
      .map((run) => [run.id, waitOf(run, byRoot.get(run.id) ?? [], { asked, wrappings })])
  )
}

interface Kinds {
  asked: ReadonlySet<string>
  wrappings: ReadonlySet<string>
}

function waitOf(run: TimedRun, steps: readonly StepTime[], { asked, wrappings }: Kinds): number {
  const waits: Span[] = []
  const work: Span[] = []
  for (const { run_id: runId, key, started_ms: from, ended_ms: to } of steps) {
    const place = placeOf(runId, key)
    if (wrappings.has(place)) continue
    const spans = asked.has(place) ? waits : work
    spans.push([Number(from), Number(to)])
  }
  return waitedForPeople([Number(run.created_ms), Number(run.ended_ms)], waits, work)
}

/** Steps that last as long as those inside them: a For each, and a step that runs another flow. */
function wrappingsIn(members: ReadonlyMap<string, Member>, steps: readonly StepTime[]) {
  const flows = [...members.values()].flatMap(({ stepOf }) => stepOf ?? [])
  const lists = steps.flatMap(({ run_id: runId, key }) =>
    outerKeys(key).map((outer) => placeOf(runId, outer))
  )
  return new Set([...flows, ...lists])
}

/** The keys of all For eachs around a step. */
function outerKeys(key: string): string[] {
  const outer = INSIDE.exec(key)?.[1]
  return outer === undefined ? [] : [outer, ...outerKeys(outer)]
}
