import { setTimeout as sleep } from 'node:timers/promises'
import {
  ModelError,
  type ModelEvent,
  type ModelRequest,
  type Target,
} from '#app/ai/domain/exchange'
import {
  FIRST_PIECE_MS,
  LONGEST_WAIT,
  MOST_RECEIVED,
  MOST_SENT,
  WAITS,
  WHOLE_ANSWER_MS,
} from '#app/ai/domain/limits'
import { TRANSIENT } from '#app/ai/domain/model_failure'
import { noteAnswer, noteFailure, pass } from '#app/ai/services/breakers'
import { askDemo } from '#app/ai/services/demo_model'
import { askProvider } from '#app/ai/services/openai_client'
import { modelErrorOf } from '#app/ai/services/openai_failures'
import { noteOutcome } from '#app/ai/services/provider_health'
import { recordCall, type Call, type Caller, type RecordedCall } from '#app/ai/services/record_call'
import { takePlace } from '#app/ai/services/waiting'

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
  if (sizeOf(request) > MOST_SENT) throw new ModelError('request_refused')
  pass(target)
  const leave = takePlace(caller.userId)
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
      if (event.kind === 'end') {
        call.tokens = event.tokens
        call.outcome = 'answered'
        break
      }
      call.firstPieceMs ??= performance.now() - started
      call.answer += event.text
      if (call.answer.length > MOST_RECEIVED) throw new ModelError('too_long')
      yield event.text
    }
    noteAnswer(target)
  } catch (error) {
    const known = modelErrorOf(error)
    call.outcome = known.failure
    noteFailure(target, known)
    throw known
  } finally {
    leave()
    call.durationMs = performance.now() - started
    await noteOutcome(target, call.outcome)
    const recorded = await recordCall(caller, target, request, call)
    ended?.(recorded)
  }
}

const sizeOf = ({ messages }: ModelRequest) =>
  messages.reduce((all, { content }) => all + content.length, 0)

/** Asks again where nothing came and the same request may succeed at once. */
async function* patiently(
  target: Target,
  request: ModelRequest,
  signal: AbortSignal
): AsyncGenerator<ModelEvent> {
  for (let attempt = 0; ; attempt++) {
    let begun = false
    try {
      for await (const event of inTime(target, request, signal)) {
        begun = true
        yield event
      }
      return
    } catch (error) {
      const known = modelErrorOf(error)
      const wait = known.retryAfter ?? WAITS[attempt]
      const again = !begun && TRANSIENT.has(known.failure) && attempt < WAITS.length
      if (!again || wait > LONGEST_WAIT || signal.aborted) throw known
      await sleep(wait, undefined, { signal })
    }
  }
}

/** Ends the call at the provider when it is too slow to begin or to end, or nobody waits any more. */
async function* inTime(
  target: Target,
  request: ModelRequest,
  signal: AbortSignal
): AsyncGenerator<ModelEvent> {
  const ended = new AbortController()
  let late: ModelError | null = null
  const endAs = (error: ModelError) => () => {
    late = error
    ended.abort()
  }
  const first = setTimeout(endAs(new ModelError('silent')), FIRST_PIECE_MS)
  const whole = setTimeout(endAs(new ModelError('too_slow')), WHOLE_ANSWER_MS)
  try {
    const both = AbortSignal.any([signal, ended.signal])
    const events = target.kind === 'demo' ? askDemo(request) : askProvider(target, request, both)
    for await (const event of events) {
      clearTimeout(first)
      yield event
    }
    // The SDK ends a stream quietly when it is aborted.
    if (late) throw late
  } catch (error) {
    throw late ?? (signal.aborted ? new ModelError('stopped') : error)
  } finally {
    clearTimeout(first)
    clearTimeout(whole)
    ended.abort()
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
