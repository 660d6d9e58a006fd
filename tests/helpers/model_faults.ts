import type { Dialect } from '#tests/helpers/model_wording'

/** An answer that is none; without a message or code it has those that such a status usually has. */
export interface Fault {
  status: number
  code?: string | null
  message?: string
  param?: string | null
}

const FAULTS: Record<number, { type: string; code: string | null; message: string }> = {
  400: { type: 'invalid_request_error', code: null, message: 'Invalid value.' },
  401: {
    type: 'invalid_request_error',
    code: 'invalid_api_key',
    message: 'Incorrect API key provided.',
  },
  404: {
    type: 'invalid_request_error',
    code: 'model_not_found',
    message: 'The model does not exist or you do not have access to it.',
  },
  429: {
    type: 'requests',
    code: 'rate_limit_exceeded',
    message: 'Rate limit reached for requests. Please try again later.',
  },
  500: {
    type: 'server_error',
    code: null,
    message: 'The server had an error while processing your request.',
  },
  503: {
    type: 'server_error',
    code: null,
    message: 'That model is currently overloaded with other requests.',
  },
}

const NO_QUOTA = {
  type: 'insufficient_quota',
  code: 'insufficient_quota',
  message: 'You exceeded your current quota, please check your plan and billing details.',
}

export function faultBody(dialect: Dialect, { status, code, message, param = null }: Fault) {
  const known =
    code === NO_QUOTA.code ? NO_QUOTA : (FAULTS[status] ?? FAULTS[status < 500 ? 400 : 500])
  const text = message ?? known.message
  if (dialect === 'ollama') {
    return { error: { message: text, type: 'api_error', param: null, code: null } }
  }
  const named = code === undefined ? known.code : code
  return { error: { message: text, type: known.type, param, code: named } }
}
