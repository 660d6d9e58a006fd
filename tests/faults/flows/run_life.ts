/** The step of the first flow that its replays begin with. Two of its models come before it or beside it. */
export const REPEATED = 'c'

/** The key of a call that lets the steps end that hold. */
export const OPEN = 'open'

/** What a process that runs flows is told. */
export interface Life {
  /** How many runs of each flow it starts. */
  start: number
  flows: { id: string; userId: string }[]
  /** Whether it repeats a run of the first flow that has succeeded, if there is one. */
  replays: boolean
  /** It gets the signal around its n-th commit; never where that is 0. */
  killAt: number
  place: 'before' | 'after'
  /** A process that is stopped goes on when it is told to. */
  signal: 'SIGKILL' | 'SIGSTOP'
  /** Milliseconds without a renewal after which others take over a job. */
  leaseMs: number
}
