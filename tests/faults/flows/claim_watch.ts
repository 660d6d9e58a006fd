import { setTimeout as pause } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'

/** Milliseconds between two looks. */
const LOOK_MS = 20

interface SeenClaim {
  claims: number
  /** When the lease ends that was seen last, in milliseconds since 1970. */
  untilMs: number
}

/** Measures how long the jobs of runs stay without a worker after one was killed. */
export class ClaimWatch {
  /** Milliseconds from a kill, or from the start of the worker that came after it, until each of its jobs was claimed again. */
  resumes: number[] = []
  /** Milliseconds from the end of a lease, or from that start, until the job was claimed again. */
  gaps: number[] = []
  #seen = new Map<string, SeenClaim>()
  #killedMs = 0
  #workingSinceMs = 0

  /** Notes that a worker is killed now. */
  noteKill(): void {
    this.#killedMs = Date.now()
  }

  /** Notes that there is a worker again, where there was none. */
  noteStart(): void {
    this.#workingSinceMs = Date.now()
  }

  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const jobs = await db.from('jobs').where('name', 'drive_run')
      for (const job of jobs) this.#look(job)
      await pause(LOOK_MS)
    }
  }

  #look(job: { id: string; state: string; claims: number; due_ms: number }): void {
    const now = Date.now()
    const before = this.#seen.get(job.id)
    const wasLost = before !== undefined && job.claims > before.claims && before.untilMs < now
    if (wasLost) {
      this.gaps.push(now - Math.max(before.untilMs, this.#workingSinceMs))
      this.resumes.push(now - Math.max(this.#killedMs, this.#workingSinceMs))
    }
    const untilMs = job.state === 'running' ? Number(job.due_ms) : before?.untilMs
    if (untilMs !== undefined) this.#seen.set(job.id, { claims: job.claims, untilMs })
  }
}

/** The value that so great a part of all values does not exceed; 0 where there are none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0
}
