import type { Statements } from '#app/core/dialects/statements'

/**
 * The run that a run is part of, or null. Its row stays locked, so that storing that it waits and ending a run inside it
 * exclude each other.
 */
export async function lockParent(sql: Statements, runId: string): Promise<string | null> {
  const find = 'select parent_run_id as id from runs where id = ?'
  const [found] = await sql.all<{ id: string | null }>(find, [runId])
  if (!found?.id) return null
  await lockRun(sql, found.id)
  return found.id
}

/** @returns when it ended; undefined where there is no such run */
export async function lockRun(sql: Statements, runId: string): Promise<number | null | undefined> {
  const find = `select ended_ms from runs where id = ?${sql.lockRowsOf('runs')}`
  const [found] = await sql.all<{ ended_ms: number | null }>(find, [runId])
  return found?.ended_ms
}

/**
 * Locks all runs inside a run that have not ended, the outer ones before the inner ones.
 * @returns those that the run itself has started
 */
export async function lockInside(sql: Statements, runId: string): Promise<string[]> {
  const find = `select id from runs where parent_run_id = ? and ended_ms is null
    order by id${sql.lockRowsOf('runs')}`
  const locked = await sql.all<{ id: string }>(find, [runId])
  const children = locked.map(({ id }) => id)
  for (const child of children) await lockInside(sql, child)
  return children
}
