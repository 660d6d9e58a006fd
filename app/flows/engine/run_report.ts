import type { RunEnd, RunError, RunResult } from '#app/flows/domain/runs/run'

/** What is known of the end of a run while it goes on. */
export class RunReport {
  #results: RunResult[] = []
  /** What the first step left out that did so, although it succeeded. */
  #leftOut: RunError | null = null

  get hasResult(): boolean {
    return this.#results.length > 0
  }

  addResult(result: RunResult): void {
    this.#results.push(result)
  }

  setOnlyResult(result: RunResult): void {
    this.#results = [result]
  }

  /** @param key of the step */
  noteLeftOut(key: string, { code, message }: RunError): void {
    this.#leftOut ??= { code, message, step: key }
  }

  succeeded(): RunEnd {
    return { status: 'succeeded', error: this.#leftOut, results: this.#results }
  }

  failed(error: RunError): RunEnd {
    return { status: 'failed', error, results: this.#results }
  }
}
