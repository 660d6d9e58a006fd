/** What the exit code of a command says to a script. */
export const EXIT = {
  ok: 0,
  failed: 1,
  canceled: 2,
  noCredits: 3,
  signInNeeded: 4,
  interrupted: 130,
} as const

export type ExitCode = (typeof EXIT)[keyof typeof EXIT]
