/** What goes wrong when a terminal signs in, as RFC 6749 and RFC 8628 name it, and what we say about it. */
export const OAUTH_ERRORS = {
  authorization_pending: 'Nobody has approved the code yet.',
  slow_down: 'You ask too often. Wait five seconds longer between two requests from now on.',
  access_denied: 'The sign-in was denied.',
  expired_token: 'The code has expired. Start the sign-in again.',
  invalid_grant: 'There is no such device code, or it was used already.',
  invalid_client: 'This client is not known here.',
  invalid_scope: 'The scopes are read, write and admin, separated by blanks.',
  invalid_request: 'A parameter is missing, or has a value that it cannot have.',
  unsupported_grant_type: 'Only the device code grant is supported.',
} as const

export type OauthError = keyof typeof OAUTH_ERRORS

export const isOauthError = (code: string): code is OauthError => Object.hasOwn(OAUTH_ERRORS, code)
