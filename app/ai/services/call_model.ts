import { setTimeout as sleep } from 'node:timers/promises'
import {
  ModelError,
  type ModelEvent,
  type ModelRequest,
  type Target,
} from '#app/ai/domain/exchange'
import { MAX_WAIT_MS, MAX_RECEIVED_LENGTH, MAX_SENT_LENGTH, WAITS } from '#app/ai/domain/limits'
import { TRANSIENT } from '#app/ai/domain/model_failure'
import { askProvider } from '#app/ai/services/ask_provider'
import { notePassed, pass } from '#app/ai/services/breakers'
import { askDemo } from '#app/ai/services/demo_model'
import { inTime } from '#app/ai/services/in_time'
import { modelErrorOf } from '#app/ai/services/openai_failures'
import { noteOutcome } from '#app/ai/services/provider_health'
import {
  recordCall,
  type Call,
  type Caller,
  type RecordedCall,
} from '#app/ai/services/usage/record_call'
import * as concurrency from '#app/ai/services/concurrency'

/**
 * The one door to a model: yields the answer in pieces as they come. Whoever stops reading, or aborts, ends the call at
 * the provider too. Every call is recorded; `ended` is told what is known of it, whatever came of it.
 * @throws ModelError that says why there is no answer, or no whole one.
 */
export async function* callModel(
  caller: Caller,
  target: Target,
  request: ModelRequest,
  signal: AbortSignal,
  ended?: (call: RecordedCall) => void
): AsyncGenerator<string> {
  if (sizeOf(request) > MAX_SENT_LENGTH) throw new ModelError('too_large')
  const { release, isTrial } = enter(caller, target)
  const started = performance.now()
  const call: Call = {
    outcome: 'stopped',
    tokens: null,
    answer: '',
    firstPieceMs: null,
    durationMs: 0,
  }
  try {
    for await (const event of patiently(target, request, signal)) {
      if (event.kind === 'tokens') {
        call.tokens = event.tokens
        continue
      }
      if (event.kind === 'thought') continue
      if (event.kind === 'end') {
        call.outcome = 'answered'
        break
      }
      call.firstPieceMs ??= performance.now() - started
      call.answer += event.text
      if (call.answer.length > MAX_RECEIVED_LENGTH) throw new ModelError('too_long')
      yield event.text
    }
  } catch (error) {
    const known = modelErrorOf(error)
    call.outcome = known.failure
    throw known
  } finally {
    notePassed(target, call.outcome, isTrial)
    call.durationMs = performance.now() - started
    await noteOutcome(target, call.outcome)
    const recorded = await recordCall(caller, target, request, call).finally(release)
    ended?.(recorded)
  }
}

const sizeOf = ({ messages }: ModelRequest) =>
  messages.reduce((all, { content }) => all + content.length, 0)

/** Reserves a call to a provider whose breaker allows one, until `release` is called. */
function enter({ userId }: Caller, target: Target): { release: () => void; isTrial: boolean } {
  const release = concurrency.acquire(userId)
  try {
    return { release, isTrial: pass(target) }
  } catch (error) {
    release()
    throw error
  }
}

/** Asks again where nothing came and the same request may succeed at once. */
async function* patiently(
  target: Target,
  request: ModelRequest,
  signal: AbortSignal
): AsyncGenerator<ModelEvent> {
  const ask = (ended: AbortSignal) =>
    target.kind === 'demo' ? askDemo(request) : askProvider(target, request, ended)
  for (let attempt = 0; ; attempt++) {
    let begun = false
    try {
      for await (const event of inTime(ask, signal)) {
        begun = true
        yield event
      }
      return
    } catch (error) {
      const known = modelErrorOf(error)
      const wait = known.retryAfter ?? WAITS[attempt]
      const again = !begun && TRANSIENT.has(known.failure) && attempt < WAITS.length
      if (!again || wait > MAX_WAIT_MS || signal.aborted) throw known
      await sleep(wait, undefined, { signal })
    }
  }
}

/** The whole answer at once. */
export async function answerOf(
  caller: Caller,
  target: Target,
  request: ModelRequest,
  signal: AbortSignal
): Promise<string> {
  let answer = ''
  for await (const piece of callModel(caller, target, request, signal)) answer += piece
  return answer
}
