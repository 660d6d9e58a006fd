export interface ErrorBody {
  message: string
  code?: string
  fields?: Record<string, string>
  hint?: string
  /** The run that failed. */
  runId?: string
  /** What a person can buy to lift the limit that refused the request. */
  offer?: 'pro' | 'credits'
}

/** An answer that was not ok. Status 0 means that no answer came at all. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody

  constructor(status: number, text: string) {
    super(`${status}: ${text}`)
    this.name = 'ApiError'
    this.status = status
    this.body = readBody(text)
  }
}

/** The error that an answer stands for. */
export async function failure(
  response: Pick<Response, 'status' | 'statusText' | 'text'>
): Promise<ApiError> {
  return new ApiError(response.status, (await response.text()) || response.statusText)
}

function readBody(text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && 'message' in body) return body as ErrorBody
  } catch {
    return { message: text }
  }
  return { message: text }
}

const hasStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status

export const isAbsent = (error: unknown) => hasStatus(error, 404)
export const isStale = (error: unknown) => hasStatus(error, 409)
/** The server cannot be asked that, now or later. */
export const isRefused = (error: unknown) => hasStatus(error, 422)
export const isSignedOut = (error: unknown) => hasStatus(error, 401)
/** The plan of the person does not include more of it; the hint says what would change that. */
export const isPlanLimit = (error: unknown): error is ApiError =>
  hasStatus(error, 403) && error.body.code === 'plan_limit'
export const isOffline = (error: unknown) => hasStatus(error, 0)

/** What the server found wrong, by field. */
export function fieldErrors(error: unknown): Record<string, string> {
  return (error instanceof ApiError && error.body.fields) || {}
}

/** The sentence to show for a failure. */
export function messageOf(error: unknown): string {
  if (error instanceof ApiError) return error.body.message
  return error instanceof Error ? error.message : String(error)
}

/** The sentence that the server itself gave for a failure; null where a proxy answered, or nobody. */
export const serverMessageOf = (error: unknown): string | null =>
  error instanceof ApiError && error.body.code !== undefined ? error.body.message : null
