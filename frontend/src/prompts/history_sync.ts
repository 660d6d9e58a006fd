import { isSame, type Draft } from '#frontend/prompts/draft'

/** Sends one text with its settings to the server. */
export type Send = (draft: Draft) => Promise<void>

const RETRY = [3_000, 10_000, 30_000, 60_000]

/**
 * Records on the server what was improved in the browser. Only one call runs at a time, the newest draft wins, and a
 * call that fails is repeated until the server answers.
 */
export class HistorySync {
  #recorded: Draft | null = null
  #wanted: Draft | null = null
  #running: Promise<void> | null = null
  #timer: ReturnType<typeof setTimeout> | null = null
  #failures = 0
  #isWaiting = false
  #listeners = new Set<() => void>()

  constructor(
    private send: Send,
    private canRetry: (error: unknown) => boolean = () => true,
    private retry = RETRY
  ) {}

  get isWaiting(): boolean {
    return this.#isWaiting
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  has(draft: Draft): boolean {
    return this.#recorded !== null && isSame(this.#recorded, draft)
  }

  /** The server has this already. */
  assume(draft: Draft): void {
    this.#recorded = draft
  }

  /** Resolves when the server has it; rejects when it does not answer, and then goes on trying. */
  async record(draft: Draft): Promise<void> {
    this.#wanted = draft
    while (this.#running) await this.#running.catch(() => undefined)
    if (this.has(draft)) return this.#wait(false)
    this.#running = this.#try(draft).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  tryAgain = (): void => {
    if (this.#isWaiting && this.#wanted) void this.record(this.#wanted).catch(() => undefined)
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  async #try(draft: Draft): Promise<void> {
    this.stop()
    try {
      await this.send(draft)
      this.#recorded = draft
      this.#failures = 0
      this.#wait(false)
    } catch (error) {
      if (this.canRetry(error)) this.#later()
      throw error
    }
  }

  #later(): void {
    const delay = this.retry[Math.min(this.#failures, this.retry.length - 1)]
    this.#failures += 1
    this.#wait(true)
    this.#timer = setTimeout(this.tryAgain, delay)
  }

  #wait(isWaiting: boolean): void {
    if (this.#isWaiting === isWaiting) return
    this.#isWaiting = isWaiting
    for (const listener of this.#listeners) listener()
  }
}
