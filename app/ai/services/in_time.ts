import config from '@adonisjs/core/services/config'
import { ModelError, type ModelEvent } from '#app/ai/domain/exchange'
import type { ModelFailure } from '#app/ai/domain/model_failure'
import type { Patience } from '#config/models'

/**
 * What `ask` answers, as long as it comes in time. The call is ended at the provider when it is too slow to begin, to
 * go on or to end, or nobody waits any more.
 * @throws ModelError `silent`, `cut_off`, `too_slow` or `stopped`, and what `ask` throws.
 */
export async function* inTime(
  ask: (signal: AbortSignal) => AsyncIterable<ModelEvent>,
  signal: AbortSignal
): AsyncGenerator<ModelEvent> {
  const patience = config.get<Patience>('models.patience')
  const ended = new AbortController()
  let late: ModelFailure | null = null
  const endAfter = (wait: number, failure: ModelFailure) =>
    setTimeout(() => {
      late = failure
      ended.abort()
    }, wait)
  let next = endAfter(patience.firstPiece, 'silent')
  const whole = endAfter(patience.wholeAnswer, 'too_slow')
  try {
    for await (const event of ask(AbortSignal.any([signal, ended.signal]))) {
      clearTimeout(next)
      yield event
      next = endAfter(patience.pause, 'cut_off')
    }
    // The SDK ends a stream quietly when it is aborted.
    if (late) throw new ModelError(late)
  } catch (error) {
    if (late) throw new ModelError(late)
    throw signal.aborted ? new ModelError('stopped') : error
  } finally {
    clearTimeout(next)
    clearTimeout(whole)
  }
}
