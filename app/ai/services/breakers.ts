import { CLOSED, failed, isResting, tried, untried, type Breaker } from '#app/ai/domain/breaker'
import { ModelError, type Outcome, type Target } from '#app/ai/domain/exchange'
import { TELLING } from '#app/ai/domain/model_failure'

const breakers = new Map<string, Breaker>()
const keyOf = ({ providerId, baseUrl }: Target) => `${providerId} ${baseUrl}`

/**
 * Whether a call that may pass is the one that tries a provider again after its rest.
 * @throws ModelError `resting` while the provider is left alone.
 */
export function pass(target: Target, now = performance.now()): boolean {
  const breaker = breakers.get(keyOf(target))
  if (!breaker) return false
  if (isResting(breaker, now)) throw new ModelError('resting')
  breakers.set(keyOf(target), tried(breaker, now))
  return breaker.restsUntil !== null
}

/** What came of a call that passed. A provider that answers with a refusal of any kind is there. */
export function notePassed(
  target: Target,
  outcome: Outcome,
  isTrial: boolean,
  now = performance.now()
): void {
  const breaker = breakers.get(keyOf(target))
  if (outcome !== 'answered' && TELLING.has(outcome))
    breakers.set(keyOf(target), failed(breaker ?? CLOSED, now))
  else if (outcome !== 'stopped') breakers.delete(keyOf(target))
  else if (breaker && isTrial) breakers.set(keyOf(target), untried(breaker, now))
}

/** Asked again at once, after somebody changed how the provider is reached. */
export function forgetBreakers(): void {
  breakers.clear()
}
