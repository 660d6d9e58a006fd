import { setTimeout as sleep } from 'node:timers/promises'
import {
  ModelError,
  type ModelEvent,
  type ModelRequest,
  type Target,
} from '#app/ai/domain/exchange'
import { MAX_RECEIVED_LENGTH, MAX_SENT_LENGTH, waitBeforeAgain } from '#app/ai/domain/limits'
import { TRANSIENT } from '#app/ai/domain/model_failure'
import { WithoutThoughts, type AnswerPart } from '#app/ai/domain/without_thoughts'
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
import { isBlankText } from '#app/core/domain/blank_text'

/** Callbacks of a model call, besides the pieces of its answer. */
export interface Listener {
  /** The pieces so far were thoughts: the answer begins with the next one. */
  startsAnew?(): void
  /** What is known of the call when it has ended, whatever came of it. */
  ended?(call: RecordedCall): void
}

/**
 * The one door to a model: yields the answer in pieces as they come, without the model's thoughts. Whoever stops reading,
 * or aborts, ends the call at the provider too. Every call is recorded.
 * @throws ModelError that says why there is no answer, or no whole one.
 */
export async function* callModel(
  caller: Caller,
  target: Target,
  request: ModelRequest,
  signal: AbortSignal,
  listener: Listener = {}
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
    for await (const { text, startsAnew } of partsOf(patiently(target, request, signal), call)) {
      if (startsAnew) listener.startsAnew?.()
      if (text === '') continue
      call.firstPieceMs ??= performance.now() - started
      yield text
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
    listener.ended?.(recorded)
  }
}

/**
 * The answer in events, and notes in `call` what came of it.
 * @throws ModelError `empty` where nothing but thoughts or calls of tools came, `too_long`
 */
async function* partsOf(events: AsyncIterable<ModelEvent>, call: Call): AsyncGenerator<AnswerPart> {
  const parts = new WithoutThoughts()
  let isEmpty = true
  const seen = (part: AnswerPart) => {
    isEmpty = (isEmpty || part.startsAnew) && isBlankText(part.text)
    return part
  }
  for await (const event of events) {
    if (event.kind === 'tokens') call.tokens = event.tokens
    if (event.kind === 'text') {
      call.answer += event.text
      if (call.answer.length > MAX_RECEIVED_LENGTH) throw new ModelError('too_long')
      yield seen(parts.next(event.text))
    }
    if (event.kind === 'end') {
      yield seen(parts.end())
      if (isEmpty) throw new ModelError('empty')
      call.outcome = 'answered'
      return
    }
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
  for (let failures = 1; ; failures++) {
    let begun = false
    try {
      for await (const event of inTime(ask, signal)) {
        begun = true
        yield event
      }
      return
    } catch (error) {
      const known = modelErrorOf(error)
      const mayPass = !begun && TRANSIENT.has(known.failure) && !signal.aborted
      const wait = mayPass ? waitBeforeAgain(failures, known.retryAfter) : null
      if (wait === null) throw known
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
  const listener = { startsAnew: () => void (answer = '') }
  for await (const piece of callModel(caller, target, request, signal, listener)) answer += piece
  return answer
}
