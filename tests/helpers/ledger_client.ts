import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { databaseFile } from '#app/core/database_file'
import type { Order } from '#tests/helpers/ledger_process'

const program = fileURLToPath(new URL('ledger_process.ts', import.meta.url))
const project = fileURLToPath(new URL('../../', import.meta.url))

/** Another process that uses the ledger of the database of this test. */
export class LedgerClient {
  #child: ChildProcess
  #lines: AsyncIterator<string>
  #output = ''

  private constructor(child: ChildProcess) {
    this.#child = child
    this.#lines = createInterface({ input: child.stdout! })[Symbol.asyncIterator]()
    child.stderr!.on('data', (chunk) => (this.#output += chunk))
  }

  static async start(): Promise<LedgerClient> {
    const child = spawn(process.execPath, ['--import=@poppinss/ts-exec', program], {
      cwd: project,
      env: { ...process.env, DB_FILE: databaseFile() },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    // It may be gone before it has read everything.
    child.stdin!.on('error', () => {})
    const client = new LedgerClient(child)
    if ((await client.#next()) !== 'ready') throw new Error(`No ledger process: ${client.#output}`)
    return client
  }

  /** Has orders followed at once. @returns for each whether it is done, or null when the process ended before. */
  async followAtOnce(orders: Order[]): Promise<(boolean | null)[]> {
    this.#child.stdin!.write(`${JSON.stringify(orders)}\n`)
    const line = await this.#next()
    return line === null ? orders.map(() => null) : (JSON.parse(line) as boolean[])
  }

  /** The same one after the other. */
  async follow(orders: Order[]): Promise<(boolean | null)[]> {
    const answers: (boolean | null)[] = []
    for (const order of orders) answers.push(...(await this.followAtOnce([order])))
    return answers
  }

  async end(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return
    const ended = once(this.#child, 'exit')
    this.#child.kill('SIGKILL')
    await ended
  }

  async #next(): Promise<string | null> {
    const { value, done } = await this.#lines.next()
    return done ? null : value
  }
}
