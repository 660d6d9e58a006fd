import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/helpers/built_server'
import { query } from '#tests/helpers/postgres'

interface Cluster {
  file: string
  args: string[]
  identity: { uid?: number; gid?: number }
}

const setup = (file: string) => import(new URL(`../../bin/setup/${file}`, import.meta.url).href)
const { postgresFolder }: { postgresFolder: () => string | null } =
  await setup('postgres_binaries.js')
const { makeCluster }: { makeCluster: (bin: string, folder: string, port: number) => Cluster } =
  await setup('postgres_cluster.js')

const bin = postgresFolder()

/** For `skip` of a test that stops a PostgreSQL server. */
export const needsPrograms = (): [skip: boolean, reason: string] => [
  bin === null,
  'needs the programs of a PostgreSQL server',
]

const PORT_TAKEN = 'Address already in use'

/** As an administrator restarts it, which ends all connections, or as it crashes, after which it recovers. */
const SIGNALS = { orderly: 'SIGINT', crash: 'SIGQUIT' } as const

/** A PostgreSQL server that a test may stop. */
export class OwnPostgresServer {
  #child: ChildProcess | undefined
  #endWithUs = () => void this.#child?.kill('SIGQUIT')

  private constructor(
    readonly url: string,
    private folder: string,
    private cluster: Cluster
  ) {}

  /** Once more where another program took the port meanwhile. */
  static start(): Promise<OwnPostgresServer> {
    return OwnPostgresServer.#startOnce().catch((error: Error) => {
      if (!error.message.includes(PORT_TAKEN)) throw error
      return OwnPostgresServer.#startOnce()
    })
  }

  static async #startOnce(): Promise<OwnPostgresServer> {
    const port = await freePort()
    const folder = mkdtempSync(join(tmpdir(), 'hone-restarted-'))
    const url = `postgres://hone@127.0.0.1:${port}/postgres`
    const server = new OwnPostgresServer(url, folder, makeCluster(bin ?? '', folder, port))
    process.once('exit', server.#endWithUs)
    await server.#run().catch(async (error: Error) => {
      await server.end()
      throw error
    })
    return server
  }

  async restart(how: keyof typeof SIGNALS): Promise<void> {
    await this.#stop(SIGNALS[how])
    await this.#run()
  }

  async end(): Promise<void> {
    await this.#stop('SIGINT')
    process.off('exit', this.#endWithUs)
    rmSync(this.folder, { recursive: true, force: true })
  }

  async #stop(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  async #run(): Promise<void> {
    const { file, args, identity } = this.cluster
    const child = spawn(file, args, {
      ...identity,
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.#child = child
    let log = ''
    child.stderr.on('data', (chunk) => (log = (log + chunk).slice(-5000)))
    const closed = once(child, 'close')
    while (child.exitCode === null) {
      const answers = await query('select 1', this.url).catch(() => null)
      if (answers) return
      await pause(50)
    }
    await closed
    throw new Error(`PostgreSQL ended with ${child.exitCode}.\n${log}`)
  }
}
