export interface QueueBounds {
  /** Tasks in flight at the same time. */
  inFlight: number
  /** Of those, how many may belong to one person. */
  inFlightOfOne: number
  /** Tasks that wait at the same time. */
  waiting: number
  /** Of those, how many may belong to one person. */
  waitingOfOne: number
}

export type Admission = 'admitted' | 'own_queue_full' | 'queue_full'

interface Line<Task> {
  waiting: Task[]
  inFlight: number
}

/**
 * Decides whose task starts next. Everybody has a queue of their own, first in, first out, and people take turns
 * (round-robin). It runs nothing and knows no time: the caller starts what `next` returns and calls `finish` when it ends.
 */
export class FairQueue<Task> {
  #lines = new Map<string, Line<Task>>()
  /** Everybody who has a waiting task that may start, each once, in the order of their turns. */
  #turns: string[] = []
  #waiting = 0
  #inFlight = 0

  constructor(private readonly bounds: QueueBounds) {}

  /** Adds a task behind all others of this person, unless too many wait. */
  add(whose: string, task: Task): Admission {
    if (this.#waiting >= this.bounds.waiting) return 'queue_full'
    const line = this.#lines.get(whose) ?? { waiting: [], inFlight: 0 }
    if (line.waiting.length >= this.bounds.waitingOfOne) return 'own_queue_full'
    line.waiting.push(task)
    this.#waiting += 1
    this.#lines.set(whose, line)
    this.#giveTurn(whose, line)
    return 'admitted'
  }

  /** Takes the task that starts now, or null where none may. */
  next(): { whose: string; task: Task } | null {
    if (this.#inFlight >= this.bounds.inFlight) return null
    const whose = this.#turns.shift()
    if (whose === undefined) return null
    const line = this.#lines.get(whose)!
    const task = line.waiting.shift()!
    this.#waiting -= 1
    this.#inFlight += 1
    line.inFlight += 1
    this.#giveTurn(whose, line)
    return { whose, task }
  }

  /** A task of this person has ended. */
  finish(whose: string): void {
    const line = this.#lines.get(whose)
    if (!line || line.inFlight === 0) return
    line.inFlight -= 1
    this.#inFlight -= 1
    this.#giveTurn(whose, line)
    this.#forgetIdle(whose, line)
  }

  /** Takes a waiting task out; false where it does not wait (any more). */
  remove(whose: string, task: Task): boolean {
    const line = this.#lines.get(whose)
    const at = line?.waiting.indexOf(task) ?? -1
    if (!line || at < 0) return false
    line.waiting.splice(at, 1)
    this.#waiting -= 1
    this.#forgetIdle(whose, line)
    return true
  }

  /** Takes out everything of this person that waits. */
  removeAll(whose: string): Task[] {
    const line = this.#lines.get(whose)
    if (!line) return []
    const removed = line.waiting.splice(0)
    this.#waiting -= removed.length
    this.#forgetIdle(whose, line)
    return removed
  }

  #giveTurn(whose: string, line: Line<Task>): void {
    const mayStart = line.waiting.length > 0 && line.inFlight < this.bounds.inFlightOfOne
    if (mayStart && !this.#turns.includes(whose)) this.#turns.push(whose)
  }

  #forgetIdle(whose: string, line: Line<Task>): void {
    if (line.waiting.length > 0) return
    this.#turns = this.#turns.filter((other) => other !== whose)
    if (line.inFlight === 0) this.#lines.delete(whose)
  }
}
