import { NotionFailure } from '#app/content/services/sync/notion_failure'
import type { NotionSetup } from '#app/content/services/sync/notion_setup'
import { MEGABYTE } from '#app/core/requests/body_sizes'
import { ANYWHERE, PUBLIC, safeFetch } from '#app/core/safe_fetch'

/** Of one answer: a list has a hundred pages with their properties. */
const MAX_ANSWER_BYTES = 32 * MEGABYTE

/** `fetch` for the client of Notion: an answer has to arrive within a time, and is no larger than some bytes. */
export function limitedFetch(
  { baseUrl, timeoutMs }: Pick<NotionSetup, 'baseUrl' | 'timeoutMs'>,
  signal: AbortSignal
): (url: string, init?: object) => Promise<Response> {
  const send = safeFetch(baseUrl === undefined ? PUBLIC : ANYWHERE)
  return async (url, init) => {
    const until = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    const answer = await send(url, { ...init, signal: until })
    const { status, headers } = answer
    return new Response(await bytesOf(answer), { status, headers: new Headers([...headers]) })
  }
}

async function bytesOf(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!answer.body) return null
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of answer.body) {
    size += piece.length
    if (size > MAX_ANSWER_BYTES) throw new NotionFailure('too_large')
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}
