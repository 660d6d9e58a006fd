import { TextDecoder } from 'node:util'
import { FetchFailure, tooLarge } from '#app/core/fetching/fetch_failure'
import { retryAfterOf } from '#app/core/fetching/retry_after'

/** Bytes, after decompression. */
const MAX_TEXT_BYTES = 5 * 1024 * 1024
const TEXT_TYPE = /^(?:text\/[\w.+-]+|application\/(?:json|xml|(?:[\w.-]+\+)(?:json|xml)))$/
const PASSING = [408, 425, 429, 500, 502, 503, 504]
/** Where a page names its own encoding. */
const MAX_HEAD_LENGTH = 2_048
const META_CHARSET = /<meta[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w-]{1,40})/i

export interface ReadText {
  text: string
  /** The media type, without parameters. */
  type: string
}

/**
 * Reads the text of an answer up to a size.
 * @throws FetchFailure where the answer is an error, is no text, or is too large
 */
export async function readText(answer: Response, host: string): Promise<ReadText> {
  try {
    if (!answer.ok) throw refused(answer, host)
    const { type, charset } = typeOf(answer.headers.get('content-type') ?? '')
    const isEmpty = answer.body === null || answer.headers.get('content-length') === '0'
    if (isEmpty) return { text: '', type }
    if (!TEXT_TYPE.test(type)) throw wrongType(type, host)
    if (Number(answer.headers.get('content-length')) > MAX_TEXT_BYTES) throw tooLarge(host)
    return { text: decoded(await bytesOf(answer, host), type, charset), type }
  } catch (error) {
    // What is left of the answer is not wanted; a body that failed cannot be canceled.
    if (answer.body?.locked === false) await answer.body.cancel().catch(() => {})
    throw error
  }
}

function typeOf(header: string): { type: string; charset: string | undefined } {
  const [type, ...rest] = header.toLowerCase().split(';')
  const charset = /charset\s*=\s*"?([^\s";]+)/.exec(rest.join(';'))?.[1]
  return { type: type.trim(), charset }
}

async function bytesOf(answer: Response, host: string): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of answer.body as AsyncIterable<Uint8Array>) {
    size += piece.byteLength
    if (size > MAX_TEXT_BYTES) throw tooLarge(host)
    pieces.push(piece)
  }
  return Buffer.concat(pieces, size)
}

/** Databases keep no zero characters. */
function decoded(bytes: Buffer, type: string, charset: string | undefined): string {
  const named = charset ?? (type.includes('html') ? charsetIn(bytes) : undefined)
  return decoderFor(named).decode(bytes).replaceAll('\0', '')
}

const charsetIn = (bytes: Buffer): string | undefined =>
  META_CHARSET.exec(bytes.toString('latin1', 0, MAX_HEAD_LENGTH))?.[1]

function decoderFor(charset: string | undefined): TextDecoder {
  try {
    return new TextDecoder(charset)
  } catch {
    return new TextDecoder()
  }
}

function wrongType(type: string, host: string): FetchFailure {
  const sent = type === '' ? 'something without a type' : `“${type.slice(0, 100)}”`
  return new FetchFailure(
    'wrong_type',
    `${host} sent ${sent}. Fetch reads text, HTML, JSON and XML.`
  )
}

function refused({ status, headers }: Response, host: string): FetchFailure {
  return new FetchFailure(
    'refused',
    `${host} answered with the error ${status}${WORDS[status] ?? '.'}`,
    PASSING.includes(status),
    retryAfterOf(headers, Date.now())
  )
}

const WORDS: Record<number, string> = {
  401: ': it wants a key.',
  403: ': it does not allow this.',
  404: ': there is nothing at this address.',
  429: ': it was asked too often.',
  500: ': something is wrong there.',
  503: ': it is not available at the moment.',
}
