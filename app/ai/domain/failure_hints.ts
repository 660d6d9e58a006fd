import type { ModelFailure } from '#app/ai/domain/model_failure'

/** What an administrator can do about each failure. */
export const FAILURE_HINTS: Record<ModelFailure, string> = {
  key_refused: 'Check that the key is complete, still valid and belongs to this address.',
  model_missing:
    'Choose one of the models that the provider lists, and check that the address ends as its documentation says, often with /v1.',
  request_refused: 'Try the other API: Chat Completions works almost everywhere.',
  too_large: 'Shorten the text.',
  rate_limited: 'Wait a minute, or raise the limit in your account with the provider.',
  quota_used_up: 'Add credit to your account with the provider, or check its spending limit.',
  provider_failed: 'Try again in a few minutes. The provider may have a status page.',
  unreachable:
    'Check the address for typos, and check that the provider is running and this server can reach it.',
  certificate_untrusted:
    'It is self-signed, or from an authority that this server does not know. Save the certificate of that authority as a PEM file, and start Hone with NODE_EXTRA_CA_CERTS=<path of the file> in its environment; .env is read too late for it.',
  certificate_expired:
    'Renew the certificate at the provider, or correct the clock of this server.',
  certificate_of_another:
    'Use the host name that the certificate is made out to, or have a certificate made for this one.',
  not_encrypted:
    'Check the port. A server in your own network may need http:// instead of https://.',
  address_forbidden:
    'The name resolves to a local address. Set MODEL_PRIVATE_ADDRESSES=true to allow local addresses.',
  silent:
    'A local model may still be loading. Try again, choose a smaller one, or increase MODEL_BEGIN_SECONDS.',
  too_slow: 'Choose a smaller or faster model, or increase MODEL_ANSWER_SECONDS.',
  cut_off:
    'Try again. A model that thinks for a long time may need another setting at the provider.',
  unreadable:
    'Check the base URL. It must end as the documentation of the provider says, often with /v1, and must not be a web page.',
  wrong_shape: 'Choose a model that follows instructions more closely.',
  empty:
    'Try again. If it happens often, check the chat template of the model, or choose another model.',
  unused: 'A larger model follows the rules more often.',
  declined: 'Choose another model.',
  too_long: 'Choose another model.',
  at_limit: 'Ask for less at once, or choose another model.',
  resting: 'Wait half a minute and try again.',
  busy: 'Wait until the others are done and try again.',
  stopped: 'Try again.',
}
