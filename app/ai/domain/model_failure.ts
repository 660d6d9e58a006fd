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
  'certificate_untrusted',
  'certificate_expired',
  'certificate_of_another',
  'not_encrypted',
  'address_forbidden',
  'silent',
  'too_slow',
  'cut_off',
  'unreadable',
  'wrong_shape',
  'empty',
  'unused',
  'declined',
  'too_long',
  'at_limit',
  'resting',
  'busy',
  'stopped',
] as const
export type ModelFailure = (typeof MODEL_FAILURES)[number]

/** One plain sentence for each, for the person who waits for the answer. */
export const FAILURE_WORDS: Record<ModelFailure, string> = {
  key_refused: 'The provider refused the key.',
  model_missing: 'The provider does not know this model.',
  request_refused: 'The provider refused the request.',
  too_large: 'The text is longer than Hone sends to a model.',
  rate_limited: 'The provider is getting too many requests right now.',
  quota_used_up: 'Your account with the provider has no quota left.',
  provider_failed: 'The provider had an internal error.',
  unreachable: 'The provider cannot be reached.',
  certificate_untrusted: 'The certificate of the provider is not trusted here.',
  certificate_expired: 'The certificate of the provider is not valid today.',
  certificate_of_another: 'The certificate of the provider is for another address.',
  not_encrypted: 'The provider does not use https at this address.',
  address_forbidden: 'The address of the provider is not allowed here.',
  silent: 'The model did not start to answer in time.',
  too_slow: 'The model did not finish in time.',
  cut_off: 'The answer ended too early.',
  unreadable: 'The provider sent an answer that Hone cannot read.',
  wrong_shape: 'The answer did not have the requested format.',
  empty: 'The model gave no answer.',
  unused: 'The model’s answer could not be used.',
  declined: 'The model declined to answer.',
  too_long: 'The answer was too long.',
  at_limit: 'The answer reached the length limit and ends there.',
  resting: 'The provider failed several times, so Hone is pausing requests to it for a moment.',
  busy: 'Too many answers are in progress.',
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
  'certificate_untrusted',
  'certificate_expired',
  'certificate_of_another',
  'not_encrypted',
  'silent',
  'too_slow',
  'cut_off',
  'unreadable',
])
