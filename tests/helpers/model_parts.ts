import type { Day, Part, Question } from '#tests/helpers/model_days'
import { ChatAnswer, modelList, type Said } from '#tests/helpers/model_dialects'
import { blocksOf, piecesOf, torn } from '#tests/helpers/model_pieces'

const GARBAGE = '<html><body>Bad gateway</body></html>'
const SECOND = 1000
/** Stands for a text that is too long to be held. */
const HUGE = '\uE000'

/** The parts of a JSON body on such a day. */
export function* whole(day: Day, question: Question): Iterable<Part> {
  if (day.kind === 'hang') return
  if (day.kind === 'garbage') return yield GARBAGE
  const said = saidOn(day, question)
  const text = jsonOf(said, question, day.kind === 'huge' ? day.bytes : said.text.length)
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
  if (day.kind === 'garbage') return yield* [GARBAGE, GARBAGE].map((line) => `data: ${line}\n\n`)
  const answer = new ChatAnswer(question.dialect, question.body)
  const said = saidOn(day, question)
  const line = (text: string) => eventOf(answer.piece({ ...said, text }))

  yield* answer.opening(said).map(eventOf)
  if (day.kind === 'cut') {
    const lines = piecesOf(said.text, day.chunks).map(line)
    yield* lines.slice(0, -1)
    return yield torn(lines.at(-1) ?? line(''))
  }
  for (const part of paced(day, said.text)) yield typeof part === 'number' ? part : line(part)
  if (day.kind === 'hang_after') return
  yield* answer.closing(day.kind === 'huge' ? day.bytes : said.text.length).map(eventOf)
  yield 'data: [DONE]\n\n'
}

function saidOn(day: Day, { body, reply }: Question): Said {
  if (day.kind === 'refusal') return { text: day.text, isRefusal: true }
  if (day.kind === 'malformed') return { text: day.text }
  if (day.kind === 'huge') return { text: HUGE }
  if (day.kind === 'no_schema') return { text: body ? reply(body) : '' }
  return { text: 'content' in day ? day.content : '' }
}

function jsonOf(said: Said, { dialect, body, models }: Question, length: number): string {
  return JSON.stringify(
    body ? new ChatAnswer(dialect, body).whole(said, length) : modelList(dialect, models)
  )
}

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

const eventOf = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`
