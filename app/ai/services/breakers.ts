import { CLOSED, failed, isResting, tried, type Breaker } from '#app/ai/domain/breaker'
import { ModelError, type Target } from '#app/ai/domain/exchange'
import { TELLING } from '#app/ai/domain/model_failure'

const breakers = new Map<string, Breaker>()
const keyOf = ({ providerId, baseUrl }: Target) => `${providerId} ${baseUrl}`

/** @throws ModelError `resting` while the provider is left alone. */
export function pass(target: Target): void {
  const breaker = breakers.get(keyOf(target))
  if (!breaker) return
  const now = Date.now()
  if (isResting(breaker, now)) throw new ModelError('resting')
  breakers.set(keyOf(target), tried(breaker, now))
}

export function noteAnswer(target: Target): void {
  breakers.delete(keyOf(target))
}

export function noteFailure(target: Target, { failure }: ModelError): void {
  if (!TELLING.has(failure)) return
  breakers.set(keyOf(target), failed(breakers.get(keyOf(target)) ?? CLOSED, Date.now()))
}

/** Asked again at once, after somebody changed how the provider is reached. */
export function forgetBreakers(): void {
  breakers.clear()
}
