import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Time limit, in milliseconds, of tests that start servers, which takes seconds where other suites run beside them. */
export const WITH_SERVERS_MS = 120_000

export const APP_KEY = 'a-key-for-tests-and-measurements-0123456789'

const project = fileURLToPath(new URL('../../', import.meta.url))
const READY = /Hone is ready at (\S+)/

interface Options {
  databaseFile: string
  port?: number
  env?: Record<string, string>
  folder?: string
}

export const { freePort }: { freePort: () => Promise<number> } = await import(
  new URL('../../bin/setup/free_port.js', import.meta.url).href
)

/** The built server as a process of its own, as `npm start` runs it. */
export class BuiltServer {
  output = ''
  #child: ChildProcess
  #ended: Promise<number | null>

  private constructor(
    public url: string,
    child: ChildProcess
  ) {
    this.#child = child
    this.#ended = new Promise((resolve) => child.once('close', (code) => resolve(code)))
    child.stdout?.on('data', (chunk) => (this.output += chunk))
    child.stderr?.on('data', (chunk) => (this.output += chunk))
  }

  /** Starts the process without waiting for it. */
  static async launch({ databaseFile, port, env = {}, folder = project }: Options) {
    const main = `${folder}/build/bin/server.js`
    if (!existsSync(main)) throw new Error('There is no build: npm run build')
    const ownPort = port ?? (await freePort())
    const child = spawn(process.execPath, [main], {
      cwd: folder,
      env: { ...cleanEnvironment(), ...settings(databaseFile, ownPort), ...env },
      // Over the channel the server notices when this process is gone, and ends too.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    child.channel?.unref()
    return new BuiltServer(`http://127.0.0.1:${ownPort}`, child)
  }

  /** Starts the process and waits for its ready line; once more where another program took the port meanwhile. */
  static async start(options: Options) {
    let server = await BuiltServer.launch(options)
    let isReady = await server.isReady()
    if (!isReady && !options.port && server.output.includes(`Port ${server.port} is in use`)) {
      server = await BuiltServer.launch(options)
      isReady = await server.isReady()
    }
    if (!isReady) throw new Error(`The server did not start:\n${server.output}`)
    return server
  }

  get port(): number {
    return Number(new URL(this.url).port)
  }

  get pid(): number {
    return this.#child.pid ?? 0
  }

  /** Resident memory in megabytes, where the system tells it (Linux). */
  get memory(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
  }

  /** Whether the ready line came before the process ended. */
  async isReady(): Promise<boolean> {
    const ready = new Promise<boolean>((resolve) => {
      const look = () => READY.test(this.output) && resolve(true)
      this.#child.stdout?.on('data', look)
      look()
    })
    return Promise.race([ready, this.#ended.then(() => false)])
  }

  /** Waits for the process to end by itself. */
  exitCode(): Promise<number | null> {
    return this.#ended
  }

  async end(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    this.#child.kill(signal)
    return this.#ended
  }
}

/** What a test runner sets for itself must not reach the server. */
function cleanEnvironment() {
  const { PATH, HOME, TMPDIR } = process.env
  return { PATH, HOME, TMPDIR }
}

function settings(databaseFile: string, port: number) {
  return {
    NODE_ENV: 'production',
    HONE_MODE: 'trial',
    HOST: '127.0.0.1',
    APP_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'warn',
    DB_FILE: databaseFile,
    PORT: String(port),
    APP_KEY,
  }
}
