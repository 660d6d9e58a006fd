import type { RunEvent } from '#app/flows/domain/runs/run'

/** Milliseconds between two pieces of a streamed text that are stored. */
const PAUSE_MS = 200

/** Gathers what steps write until it is worth an event. */
export class StreamedTexts {
  #texts = new Map<string, string>()
  #timer: NodeJS.Timeout | undefined

  /** @param onDue called some time after the first piece since the last `take` */
  constructor(private readonly onDue: () => void) {}

  add(key: string, text: string): void {
    this.#texts.set(key, (this.#texts.get(key) ?? '') + text)
    this.#timer ??= setTimeout(this.onDue, PAUSE_MS)
  }

  /** Forgets what a step has written since the last `take`. */
  drop(key: string): void {
    this.#texts.delete(key)
  }

  /** @returns an event for each step that has written something */
  take(): RunEvent[] {
    this.stop()
    const events = [...this.#texts].map(([key, text]): RunEvent => ({ type: 'text', key, text }))
    this.#texts.clear()
    return events
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }
}
