import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { spawn as spawnInTerminal, type IPty } from '@lydell/node-pty'

/** The built client, as people run it. */
const CLIENT = fileURLToPath(new URL('../../build/cli/main.js', import.meta.url))

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

export interface ClientOptions {
  stdin?: string | Uint8Array
  env?: Record<string, string>
  cwd?: string
}

/** Without what the machine of the tests has set, such as a token of whoever runs them. */
const environment = (own: Record<string, string> = {}) => ({
  PATH: process.env.PATH!,
  HOME: '/nonexistent',
  XDG_CONFIG_HOME: '/nonexistent/config',
  TZ: 'UTC',
  ...own,
})

/** Runs the client between pipes, as a script does. */
export async function runClient(
  words: string[],
  { stdin, env, cwd }: ClientOptions = {}
): Promise<Ended> {
  const child = spawn(process.execPath, [CLIENT, ...words], { env: environment(env), cwd })
  child.stdin.on('error', () => {})
  child.stdin.end(stdin ?? '')
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ])
  return { code, stdout, stderr }
}

/** The client in a terminal, as a person has it. */
export class ClientInTerminal {
  readonly #terminal: IPty
  readonly #ended: Promise<number>
  #output = ''
  #wake = () => {}

  constructor(words: string[], { env, cwd }: ClientOptions = {}, columns = 80) {
    this.#terminal = spawnInTerminal(process.execPath, [CLIENT, ...words], {
      env: environment({ TERM: 'xterm-256color', ...env }),
      ...{ cols: columns, rows: 30, ...(cwd && { cwd }) },
    })
    this.#terminal.onData((data) => {
      this.#output += data
      this.#wake()
    })
    this.#ended = new Promise((resolve) => {
      this.#terminal.onExit(({ exitCode }) => {
        resolve(exitCode)
        this.#wake()
      })
    })
  }

  /** All that was written so far, without colors and movements of the cursor. */
  get output(): string {
    return stripVTControlCharacters(this.#output)
  }

  get rawOutput(): string {
    return this.#output
  }

  /** Resolves once a text is on the screen. */
  async shows(wanted: string | RegExp): Promise<void> {
    const isThere = () =>
      typeof wanted === 'string' ? this.output.includes(wanted) : wanted.test(this.output)
    while (!isThere()) {
      const { promise, resolve } = Promise.withResolvers<void>()
      this.#wake = resolve
      const hasEnded = this.#ended.then(() => 'ended' as const)
      if ((await Promise.race([promise, hasEnded])) === 'ended' && !isThere())
        throw new Error(`It ended without showing "${wanted}":\n${this.output}`)
    }
  }

  type(keys: string): void {
    this.#terminal.write(keys)
  }

  resize(columns: number): void {
    this.#terminal.resize(columns, 30)
  }

  end(): void {
    this.#terminal.kill()
  }

  /** Resolves to the exit code. */
  ended(): Promise<number> {
    return this.#ended
  }
}
