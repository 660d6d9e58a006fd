import { ApiException } from '#app/core/exceptions/api_exception'

/** 403: what gives or takes a way into the account is for its owner in a browser, not for a token. */
export function sessionNeeded(): ApiException {
  return new ApiException(403, 'session_needed', 'An access token may not do this.', {
    hint: 'Sign in with a browser and open Settings.',
  })
}
