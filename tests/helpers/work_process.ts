import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A process of `node ace work`. */
export class WorkProcess {
  #child: ChildProcess
  /** What it has printed so far. */
  output = ''
  /** Resolves with the exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>
  #printed = () => {}

  constructor(env: NodeJS.ProcessEnv = {}) {
    this.#child = spawn(process.execPath, ['ace.js', 'work'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    for (const stream of [this.#child.stdout!, this.#child.stderr!]) {
      stream.on('data', (chunk) => {
        this.output += String(chunk)
        this.#printed()
      })
    }
    this.ended = once(this.#child, 'close').then(([code, signal]) => code ?? signal)
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** Resolves once it has printed a text. @throws Error when it ends before. */
  async printed(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      const more = new Promise<void>((resolve) => (this.#printed = resolve))
      const end = this.ended.then((code) => {
        if (!this.output.includes(text)) throw new Error(`Ended with ${code}: ${this.output}`)
      })
      await Promise.race([more, end])
    }
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal)
  }
}
