import type { Day, Part, Question } from '#tests/helpers/model_day'
import { ChatAnswer, modelList } from '#tests/helpers/model_dialects'
import { ResponsesAnswer } from '#tests/helpers/model_responses'
import type { Outcome, Wording } from '#tests/helpers/model_wording'
import { blocksOf, piecesOf, torn } from '#tests/helpers/model_pieces'

const GARBAGE = '<html><body>Bad gateway</body></html>'
const SECOND = 1000
/** Stands for a text that is too long to be held. */
const HUGE = '\uE000'

/** The parts of a JSON body on such a day. */
export function* whole(day: Day, question: Question): Iterable<Part> {
  if (day.kind === 'hang') return
  if (day.kind === 'garbage') return yield GARBAGE
  const outcome = outcomeOn(day, question)
  const text = jsonOf(outcome, question, day.kind === 'huge' ? day.bytes : outcome.text.length)
  switch (day.kind) {
    case 'huge': {
      const [before, after] = text.split(HUGE)
      yield before
      if (after === undefined) return
      yield* blocksOf(day.bytes)
      return yield after
    }
    case 'drip':
      for (const byte of Buffer.from(text)) yield* [SECOND, Buffer.of(byte)]
      return
    case 'hang_after':
    case 'cut':
      return yield text.slice(0, text.length / 2)
    case 'answer':
      yield day.delayMs ?? 0
  }
  yield text
}

/** The parts of a body of server-sent events on such a day. */
export function* streamed(day: Day, question: Question): Iterable<Part> {
  if (day.kind === 'hang') return
  if (day.kind === 'endless') return yield* ['data: ', ...blocksOf(day.bytes)]
  if (day.kind === 'garbage') return yield* [GARBAGE, GARBAGE].map((line) => `data: ${line}\n\n`)
  const answer = wordingOf(question)
  const outcome = outcomeOn(day, question)
  const line = (text: string) => eventOf(answer.piece({ ...outcome, text }))

  yield* answer.opening(outcome).map(eventOf)
  if (day.kind === 'thinks') yield* thoughts(day, answer.piece({ text: '' }))
  if (day.kind === 'cut') {
    const lines = piecesOf(outcome.text, day.chunks).map(line)
    yield* lines.slice(0, -1)
    return yield torn(lines.at(-1) ?? line(''))
  }
  for (const part of paced(day, outcome.text)) yield typeof part === 'number' ? part : line(part)
  if (day.kind === 'hang_after') return
  const ending =
    day.kind === 'huge'
      ? answer.closing({ ...outcome, text: '' }, day.bytes)
      : answer.closing(outcome, outcome.text.length)
  yield* ending.map(eventOf)
  if (answer.end) yield `data: ${answer.end}\n\n`
}

/** As servers of open models tell them; the contract of OpenAI knows of none. */
function* thoughts({ times, delayMs }: { times: number; delayMs: number }, piece: object) {
  const thought = { index: 0, delta: { reasoning: 'Hmm' }, finish_reason: null }
  for (let time = 0; time < times; time++)
    yield* [delayMs, eventOf({ ...piece, choices: [thought] })]
}

function outcomeOn(day: Day, { body, reply }: Question): Outcome {
  if (day.kind === 'refusal') return { text: day.text, isRefusal: true }
  if (day.kind === 'incomplete') return { text: day.content, stop: day.reason }
  if (day.kind === 'failed') return { text: day.content, stop: 'failed', failure: day.message }
  if (day.kind === 'malformed') return { text: day.text }
  if (day.kind === 'huge') return { text: HUGE }
  if (day.kind === 'no_schema') return { text: body ? reply(body) : '' }
  return { text: 'content' in day ? day.content : '' }
}

function jsonOf(outcome: Outcome, question: Question, length: number): string {
  const { dialect, body, models } = question
  return JSON.stringify(
    body ? wordingOf(question).whole(outcome, length) : modelList(dialect, models)
  )
}

const wordingOf = ({ dialect, path, body }: Question): Wording =>
  path === '/responses' ? new ResponsesAnswer(body) : new ChatAnswer(dialect, body)

function* paced(day: Day, text: string): Iterable<string | number> {
  if (day.kind === 'huge') return yield* blocksOf(day.bytes)
  if (day.kind === 'drip') {
    // A code point of several bytes comes whole, when the last of them is due.
    for (const point of text) yield* [SECOND * Buffer.byteLength(point), point]
    return
  }
  const chunks = 'chunks' in day ? day.chunks : undefined
  const delay = day.kind === 'answer' ? (day.delayMs ?? 0) : 0
  for (const piece of piecesOf(text, chunks)) yield* [delay, piece]
}

/** Events that have a type are named by it. */
function eventOf(event: object): string {
  const name = 'type' in event ? `event: ${event.type}\n` : ''
  return `${name}data: ${JSON.stringify(event)}\n\n`
}
