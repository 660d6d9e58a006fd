/** Where a process kills or stops itself. */
export const BOUNDARIES = [
  'before enqueue commits',
  'after enqueue commits',
  'when claimed',
  'before the effect commits',
  'after the effect commits',
  'when the handler has returned',
] as const
export type Boundary = (typeof BOUNDARIES)[number]

/** What a process is told: the jobs that it enqueues, and at which passage of which boundary it gets the signal. */
export interface Life {
  enqueue: string[]
  boundary: Boundary | null
  passage: number
  /** A process that is stopped goes on when it is told to. */
  signal: 'SIGKILL' | 'SIGSTOP'
}
