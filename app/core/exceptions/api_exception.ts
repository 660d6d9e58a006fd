import { Exception } from '@adonisjs/core/exceptions'

/** Times as ISO 8601. */
export interface Decided {
  decision: string | null
  decidedBy: string | null
  decidedAt: string | null
  reason: string | null
  /** How the run ended; null while it goes on. */
  runEnd: string | null
}

interface Detail {
  fields?: Record<string, string>
  hint?: string
  /** The run that failed. */
  runId?: string
  /** What a person can buy to lift the limit that refused the request. */
  offer?: 'pro' | 'credits'
  /** The outcome of an approval that another person decided first, or that can no longer be decided. */
  decided?: Decided
  /** Seconds after which the same request may succeed; sent as the header `Retry-After`. */
  retryAfter?: number
}

/** An answer other than success, in the one error shape of the API. */
export class ApiException extends Exception {
  constructor(
    status: number,
    code: string,
    message: string,
    public detail: Detail = {}
  ) {
    super(message, { status, code })
  }
}

/** 404: absent, or another person's, which must look the same. */
export function absent(what: string): ApiException {
  return new ApiException(404, 'not_found', `This ${what} does not exist, or it is not yours.`)
}

/** 409: somebody else wrote first. */
export function stale(what: string): ApiException {
  return new ApiException(409, 'stale', `This ${what} was changed elsewhere since you opened it.`, {
    hint: 'Load it again, or send the newest ETag as If-Match.',
  })
}

/** 403: there are as many as there can be, on any plan. */
export function limitReached(message: string, hint: string): ApiException {
  return new ApiException(403, 'limit_reached', message, { hint })
}

interface Refusal {
  error: 'plan_limit' | 'no_credits'
  reason: string
  hint: string
  offer?: Detail['offer']
}

/** What a plan or its credits do not allow: 403 `plan_limit`, 402 `no_credits`. */
export function refused({ error, reason, hint, offer }: Refusal): ApiException {
  return new ApiException(statusOf(error), error, reason, { hint, offer })
}

function statusOf(error: Refusal['error']): number {
  switch (error) {
    case 'plan_limit':
      return 403
    case 'no_credits':
      return 402
    default:
      return error satisfies never
  }
}

/** 422: the fields are understood but not acceptable. */
export function unacceptable(fields: Record<string, string>): ApiException {
  const [first] = Object.values(fields)
  return new ApiException(422, 'invalid', first, { fields })
}
