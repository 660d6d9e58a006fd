import type { ActiveStep } from '#app/flows/engine/steps/active_step'

/** The steps of a run that are at work, and its For eachs whose items are. */
export class ActiveSteps {
  #working = new Set<ActiveStep>()
  #loops = new Map<string, ActiveStep>()
  #retried = new Set<ActiveStep>()

  /** Whether no step is at work. Items of a For each may still wait. */
  get isIdle(): boolean {
    return this.#working.size === 0
  }

  add(active: ActiveStep): void {
    this.#working.add(active)
  }

  has(active: ActiveStep): boolean {
    return this.#working.has(active)
  }

  /** @returns whether it was still at work */
  delete(active: ActiveStep): boolean {
    return this.#working.delete(active)
  }

  addLoop(active: ActiveStep): void {
    this.#loops.set(active.place.key, active)
  }

  takeLoop(key: string): ActiveStep | undefined {
    const active = this.#loops.get(key)
    this.#loops.delete(key)
    return active
  }

  noteRetry(active: ActiveStep): void {
    this.#retried.add(active)
  }

  /** @returns steps that were tried again since the last call, and still run */
  takeRetried(): ActiveStep[] {
    const retried = [...this.#retried].filter((active) => this.has(active))
    this.#retried.clear()
    return retried
  }

  /** Ends the work of steps. @returns them */
  stopWhere(isMeant: (active: ActiveStep) => boolean): ActiveStep[] {
    const stopped = [...this.#working, ...this.#loops.values()].filter(isMeant)
    for (const active of stopped) {
      active.abort.abort()
      this.#working.delete(active)
      this.#loops.delete(active.place.key)
    }
    return stopped
  }
}
