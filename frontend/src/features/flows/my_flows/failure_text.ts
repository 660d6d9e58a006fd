import { ApiError, serverMessageOf } from '#frontend/lib/api'

const FORBIDDEN = 403

/** Why something failed: a limit in the words of the server, because trying again would not help; else as the screen says. */
export function failureText(error: unknown, otherwise: string): string {
  const isLimit = error instanceof ApiError && error.status === FORBIDDEN
  return (isLimit && serverMessageOf(error)) || otherwise
}
