import type { ModelFailure } from '#app/ai/domain/model_failure'

/** What an administrator can do about each failure. */
export const FAILURE_HINTS: Record<ModelFailure, string> = {
  key_refused: 'Look whether the key is whole, still valid, and belongs to this address.',
  model_missing:
    'Choose one of the models that the provider lists, and look whether the address ends as its documentation says, often with /v1.',
  request_refused: 'Try the other way to speak to it: Chat Completions works almost everywhere.',
  too_large: 'Shorten the text.',
  rate_limited: 'Wait a minute, or raise the limit in the account at the provider.',
  quota_used_up: 'Add credit to the account at the provider, or look at its spending limit.',
  provider_failed: 'Try again in a few minutes; the provider may have a page about its state.',
  unreachable:
    'Look for a typing error in the address, and whether the provider runs and this server reaches it.',
  address_forbidden:
    'The name leads to an address of this machine or network. MODEL_PRIVATE_ADDRESSES=true allows those.',
  silent:
    'A local model may still be loading: try again, choose a smaller one, or set MODEL_BEGIN_SECONDS higher.',
  too_slow: 'Choose a smaller or faster model, or set MODEL_ANSWER_SECONDS higher.',
  cut_off: 'Try again; a model that thinks for long may need another setting at the provider.',
  unreadable:
    'Check the base URL: it must end as the documentation of the provider says, often with /v1, and must not lead to a web page.',
  wrong_shape: 'Choose a model that follows instructions more closely.',
  unused: 'A larger model keeps to the rules more often.',
  declined: 'Choose another model.',
  too_long: 'Choose another model.',
  at_limit: 'Ask for less at once, or choose another model.',
  resting: 'Wait half a minute and try again.',
  busy: 'Wait until the others are done and try again.',
  stopped: 'Try again.',
}
