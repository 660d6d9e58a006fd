import { existsSync, statSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { StartRefusal } from '#app/core/start_refusal'

const REPLACED = '.replaced-'

/** Where a copy is checked before it takes the place of the database. */
export function draftOf(target: string): string {
  return `${target}.restored`
}

/** Where the database goes that a restore replaces. */
export function asideOf(target: string, time: string): string {
  return target + REPLACED + time
}

/**
 * Removes what a restore that was killed left beside a database: the draft, and a second name
 * of the database itself. What it replaced stays.
 */
export async function removeLeftovers(target: string): Promise<void> {
  await rm(draftOf(target), { force: true })
  if (!existsSync(target)) return
  const own = statSync(target)
  for (const file of await replacedFiles(target)) {
    const { ino, dev } = statSync(file)
    if (ino === own.ino && dev === own.dev) await rm(file)
  }
}

/**
 * Keeps a start from making an empty database where a restore was broken off.
 * @throws StartRefusal naming what lies there and what to do
 */
export async function refuseHalfRestored(target: string): Promise<void> {
  if (existsSync(target)) return removeLeftovers(target)
  const replaced = await replacedFiles(target)
  if (replaced.length > 0) {
    throw new StartRefusal(
      `There is no database at ${target}, but one that it replaced lies beside it. Put it back: node ace db:restore ${replaced.at(-1)}. To start with an empty database, move away: ${replaced.join(', ')}`
    )
  }
  if (existsSync(draftOf(target))) {
    throw new StartRefusal(
      `There is no database at ${target} because a restore was interrupted. Run it again: node ace db:restore <file>. To start with an empty database, remove ${draftOf(target)}.`
    )
  }
}

async function replacedFiles(target: string): Promise<string[]> {
  const prefix = basename(target) + REPLACED
  const names = await readdir(dirname(target))
  return names
    .filter((name) => name.startsWith(prefix) && !/-(wal|shm|journal)$/.test(name))
    .sort()
    .map((name) => join(dirname(target), name))
}
