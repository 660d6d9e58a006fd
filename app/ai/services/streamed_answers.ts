import { ReadableStream } from 'node:stream/web'

/**
 * A `fetch` of which each answer to a POST is an event stream: a server that does not stream sends its whole answer as
 * JSON, which becomes the one event of a stream. No line of an event stream begins with a brace.
 */
export const streaming =
  (send: typeof fetch): typeof fetch =>
  async (input, init) => {
    const answer = await send(input, init)
    if (init?.method?.toUpperCase() !== 'POST' || !answer.ok || !answer.body) return answer
    const { status, headers } = answer
    const body = eventsIn(answer.body as AsyncIterable<Uint8Array<ArrayBuffer>>)
    return new Response(
      ReadableStream.from(body) as unknown as ConstructorParameters<typeof Response>[0],
      {
        status,
        headers: [...headers],
      }
    )
  }

async function* eventsIn(
  pieces: AsyncIterable<Uint8Array<ArrayBuffer>>
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const whole: Uint8Array[] = []
  let isBegun = false
  for await (const piece of pieces) {
    if (whole.length > 0 || (!isBegun && begins(piece) === '{')) whole.push(piece)
    else yield piece
    isBegun ||= begins(piece) !== ''
  }
  if (whole.length > 0) yield Buffer.from(eventOf(Buffer.concat(whole).toString()))
}

/** The first sign of a piece that is no white space. */
const begins = (piece: Uint8Array): string =>
  Buffer.from(piece).toString('latin1').trimStart().charAt(0)

const eventOf = (json: string): string =>
  `${json
    .split(/\r\n|\r|\n/)
    .map((line) => `data: ${line}`)
    .join('\n')}\n\n`
