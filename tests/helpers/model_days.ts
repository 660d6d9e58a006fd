import type { Dialect } from '#tests/helpers/model_wording'
import { faultBody, type Fault } from '#tests/helpers/model_faults'
import { streamed, whole } from '#tests/helpers/model_parts'
import type { Answer, Day, Question } from '#tests/helpers/model_day'

const JSON_TYPE = { 'content-type': 'application/json' }
const STREAM_TYPE = { 'content-type': 'text/event-stream; charset=utf-8' }

/** What a provider answers to a question on such a day. */
export function answerOn(day: Day, question: Question): Answer {
  const { dialect, body } = question
  if (day.kind === 'status') {
    const fault = faultAnswer(dialect, day, day.retryAfter)
    return { ...fault, headers: { ...fault.headers, ...day.headers } }
  }
  if (day.kind === 'body') {
    const headers: Answer['headers'] = day.type ? { 'content-type': day.type } : {}
    return { status: day.status ?? 200, headers, parts: [day.body], ending: 'end' }
  }
  const isResponses = question.path === '/responses'
  const format = isResponses ? body?.text?.format : body?.response_format
  if (day.kind === 'no_schema' && format?.type === 'json_schema') {
    const param = isResponses ? 'text.format' : 'response_format'
    const message = `This ${param} type is unavailable now`
    return faultAnswer(dialect, { status: 400, message, param })
  }
  const isStreamed = body?.stream === true
  return {
    status: 200,
    headers: isStreamed ? STREAM_TYPE : JSON_TYPE,
    parts: isStreamed ? streamed(day, question) : whole(day, question),
    ending: endingOn(day),
  }
}

export function faultAnswer(dialect: Dialect, fault: Fault, retryAfter?: number): Answer {
  const headers: Answer['headers'] = { ...JSON_TYPE }
  if (retryAfter !== undefined) headers['retry-after'] = String(retryAfter)
  const parts = [JSON.stringify(faultBody(dialect, fault))]
  return { status: fault.status, headers, parts, ending: 'end' }
}

function endingOn({ kind }: Day): Answer['ending'] {
  if (kind === 'hang' || kind === 'hang_after' || kind === 'endless') return 'silence'
  return kind === 'cut' ? 'cut' : 'end'
}
