import type { DraftTimes } from '#frontend/prompts/draft_start'
import { Timer } from '#frontend/lib/time/timer'

/** What decides when something is stored. */
export interface Storable {
  phase: 'resting' | 'saving' | 'offline' | 'refused' | 'conflict'
  /** Whether the server lacks some of it. */
  isDirty: boolean
  /** Whether it may be sent now. */
  canSave: boolean
}

/** Decides when a draft is stored: in this browser soon after a change, on the server later, and again after a failure. */
export class DraftSchedule {
  #autosave: Timer
  #local: Timer
  #failures = 0

  constructor(
    private times: DraftTimes,
    save: () => void,
    private keepCopy: () => void
  ) {
    this.#autosave = new Timer(save)
    this.#local = new Timer(keepCopy)
  }

  /** Starts or stops what follows from a new state; `isTyped` where somebody is typing. */
  follow({ phase, isDirty, canSave }: Storable, isTyped: boolean): void {
    if (isTyped && isDirty) this.#local.start(this.times.local)
    else this.#keepCopyNow()
    if (phase === 'resting') this.#failures = 0
    const isHeld = phase === 'saving' || phase === 'refused'
    if (!canSave || isHeld) this.stop()
    else this.#autosave.start(phase === 'offline' ? this.#retryDelay() : this.times.autosave)
  }

  /** Does at once what is due for this browser. */
  keepNow(): void {
    if (this.#local.isRunning) this.#keepCopyNow()
  }

  stop(): void {
    this.#autosave.stop()
  }

  #keepCopyNow(): void {
    this.#local.stop()
    this.keepCopy()
  }

  #retryDelay(): number {
    const { retry } = this.times
    const delay = retry[Math.min(this.#failures, retry.length - 1)]
    if (!this.#autosave.isRunning) this.#failures += 1
    return delay
  }
}
