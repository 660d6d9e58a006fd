import db from '@adonisjs/lucid/services/db'

export interface Death {
  /** The number of the commit, from now on. */
  commit: number
  place: 'before' | 'after'
}

/** Ends this process around one of its commits from now on. @returns what says how many there were */
export async function endAroundCommit(death: Death | null): Promise<() => number> {
  const die = () => process.kill(process.pid, 'SIGKILL')
  const trx = await db.transaction()
  const prototype = Object.getPrototypeOf(trx) as { commit: () => Promise<void> }
  await trx.rollback()
  const { commit } = prototype
  let commits = 0
  prototype.commit = async function (this: unknown) {
    commits += 1
    if (commits !== death?.commit) return commit.call(this)
    if (death.place === 'before') die()
    await commit.call(this)
    die()
  }
  return () => commits
}
