/** Why a model gave no answer that can be used. */
export const MODEL_FAILURES = [
  'key_refused',
  'model_missing',
  'request_refused',
  'too_large',
  'rate_limited',
  'quota_used_up',
  'provider_failed',
  'unreachable',
  'address_forbidden',
  'silent',
  'too_slow',
  'cut_off',
  'unreadable',
  'wrong_shape',
  'unused',
  'declined',
  'too_long',
  'at_limit',
  'resting',
  'busy',
  'stopped',
] as const
export type ModelFailure = (typeof MODEL_FAILURES)[number]

/** One plain sentence for each, for whoever waits for the answer. */
export const FAILURE_WORDS: Record<ModelFailure, string> = {
  key_refused: 'The provider refused the key.',
  model_missing: 'The provider does not know this model.',
  request_refused: 'The provider refused the request.',
  too_large: 'The text is longer than Hone gives to a model.',
  rate_limited: 'The provider is asked too often just now.',
  quota_used_up: 'The account at the provider has no quota left.',
  provider_failed: 'The provider has a problem of its own.',
  unreachable: 'The provider cannot be reached.',
  address_forbidden: 'The address of the provider is not allowed here.',
  silent: 'The model did not begin to answer in time.',
  too_slow: 'The model did not finish in time.',
  cut_off: 'The answer broke off before its end.',
  unreadable: 'The provider answered with something that is no answer.',
  wrong_shape: 'The answer did not have the form that was asked for.',
  unused: 'What the model gave could not be used.',
  declined: 'The model declined to answer.',
  too_long: 'The answer was longer than any should be.',
  at_limit: 'The answer became as long as one may be, and ends there.',
  resting: 'The provider failed several times and is left alone for a moment.',
  busy: 'Too many answers are being waited for.',
  stopped: 'The answer was stopped.',
}

/** Failures after which the same request may succeed at once. Nothing has come through before them. */
export const TRANSIENT: ReadonlySet<ModelFailure> = new Set([
  'rate_limited',
  'provider_failed',
  'unreachable',
])

/** Failures that say something of the provider rather than of the request. */
export const TELLING: ReadonlySet<ModelFailure> = new Set([
  'provider_failed',
  'unreachable',
  'silent',
  'too_slow',
  'cut_off',
  'unreadable',
])
