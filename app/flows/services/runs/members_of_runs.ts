import db from '@adonisjs/lucid/services/db'

/** A run inside the run that is asked about, at any depth, or that one itself. */
export interface Member {
  root: string
  /** The step that it stands for, as the run around it and its key; null for the run that is asked about. */
  stepOf: string | null
}

/** So many ids fit into one statement on each database. */
const MAX_IDS = 1_000

/** Some runs with all runs inside them, by their ids. */
export async function membersOf(runs: readonly { id: string }[]): Promise<Map<string, Member>> {
  const members = new Map<string, Member>(runs.map(({ id }) => [id, { root: id, stepOf: null }]))
  let latest = [...members.keys()]
  while (latest.length > 0) {
    const children = await inParts(latest, (ids) =>
      db.from('runs').whereIn('parent_run_id', ids).select('id', 'parent_run_id', 'parent_step_key')
    )
    for (const { id, parent_run_id: parent, parent_step_key: key } of children)
      members.set(id, { root: members.get(parent)!.root, stepOf: placeOf(parent, key) })
    latest = children.map(({ id }) => id)
  }
  return members
}

/** A step of a run. */
export const placeOf = (runId: string, key: string): string => `${runId} ${key}`

/** Finds rows by more ids than fit into one statement. */
export async function inParts<Row>(
  ids: readonly string[],
  find: (some: string[]) => PromiseLike<Row[]>
): Promise<Row[]> {
  const found: Row[] = []
  for (let at = 0; at < ids.length; at += MAX_IDS)
    found.push(...(await find(ids.slice(at, at + MAX_IDS))))
  return found
}
