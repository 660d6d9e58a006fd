export type ProblemType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'

interface Details {
  code?: string
  param?: string
  decline_code?: string
}

/** A request that Stripe would refuse, with the body and the status of its answer. */
export class StripeProblem extends Error {
  constructor(
    public status: number,
    public type: ProblemType,
    message: string,
    public details: Details = {}
  ) {
    super(message)
  }

  get body() {
    return { error: { type: this.type, message: this.message, ...this.details } }
  }
}

/** A request that is wrong in itself. */
export const refused = (message: string, details: Details = {}): StripeProblem =>
  new StripeProblem(400, 'invalid_request_error', message, details)

/** @param status 404 for the object of an address, 400 for one that a parameter names */
export const missing = (name: string, id: string, param: string, status = 400): StripeProblem =>
  new StripeProblem(status, 'invalid_request_error', `No such ${name}: '${id}'`, {
    code: 'resource_missing',
    param,
  })

export const paramMissing = (param: string): StripeProblem =>
  refused(`Missing required param: ${param}.`, { code: 'parameter_missing', param })

export const declined = (): StripeProblem =>
  new StripeProblem(402, 'card_error', 'Your card was declined.', {
    code: 'card_declined',
    decline_code: 'generic_decline',
  })
