import type { ModelFailure } from '#app/ai/domain/model_failure'
import type { RunError } from '#app/flows/domain/runs/run'

/** Failures of Hone and of the providers of models. Whatever else fails, the author of the flow can change. */
const OF_OTHERS: ReadonlySet<string> = new Set([
  'internal',
  'no_model',
  ...([
    ...([
      'key_refused',
      'model_missing',
      'rate_limited',
      'quota_used_up',
      'provider_failed',
    ] as const),
    ...(['unreachable', 'address_forbidden', 'silent', 'too_slow', 'cut_off'] as const),
    ...(['certificate_untrusted', 'certificate_expired'] as const),
    ...(['certificate_of_another', 'not_encrypted'] as const),
    ...(['unreadable', 'resting', 'busy'] as const),
  ] satisfies ModelFailure[]),
])

/** Whether a run failed because of its own flow or inputs. */
export const isOwnFailure = ({ code }: RunError): boolean => !OF_OTHERS.has(code)
