import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import db from '@adonisjs/lucid/services/db'
import { databaseFile } from '#app/core/database_file'
import { isOnPostgres } from '#tests/helpers/databases'

/** Takes the write lock, says so, and ends with its input. */
const PROGRAM = `
  const file = new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 5000 })
  file.exec('begin exclusive')
  console.log('held')
  process.stdin.resume().on('end', () => file.close())
`

/** The same on PostgreSQL, for the tables that the tests write to. Reads go on. */
const PROGRAM_ON_POSTGRES = `
  const session = new (require('pg').Client)(process.argv[1])
  const hold = 'begin; lock table users, facts, sessions in exclusive mode'
  session.connect().then(() => session.query(hold)).then(() => console.log('held'))
  process.stdin.resume().on('end', () => session.end())
`

/** Another process that holds the write lock of the database until it is released. */
export class LockHolder {
  #child: ChildProcess

  private constructor(child: ChildProcess) {
    this.#child = child
  }

  static async hold(): Promise<LockHolder> {
    const args = isOnPostgres()
      ? [PROGRAM_ON_POSTGRES, process.env.DATABASE_URL ?? '']
      : [PROGRAM, databaseFile()]
    const child = spawn(process.execPath, ['-e', ...args], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    await once(child.stdout, 'data')
    return new LockHolder(child)
  }

  async release(): Promise<void> {
    if (this.#child.exitCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.stdin?.end()
    await ended
  }
}

/** Resolves once such a statement was sent: SQLite answers it, or refuses it, in the same turn. */
export async function sent(statement: RegExp): Promise<void> {
  for (;;) {
    const [{ sql }] = await once(db.connection().getWriteClient(), 'query')
    if (statement.test(sql)) return
  }
}

/** A promise, and whether it is settled. */
export function watched<T>(promise: PromiseLike<T>) {
  const state = { isSettled: false, promise: Promise.resolve(promise) }
  const settle = () => void (state.isSettled = true)
  state.promise.then(settle, settle)
  return state
}
