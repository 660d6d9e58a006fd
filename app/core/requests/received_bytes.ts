import type { IncomingMessage } from 'node:http'
import { ApiException } from '#app/core/exceptions/api_exception'
import { sizeInWords } from '#app/core/requests/body_sizes'

/** How long a body may take to arrive. */
const MAX_ARRIVAL_MS = 120_000

/**
 * The body of a request as it is, up to so many bytes.
 * @throws ApiException 413 as soon as it is larger, 408 where it does not arrive in time or at all
 */
export async function receivedBytes(
  incoming: IncomingMessage,
  limit: number
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge(limit)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const pieces: Buffer[] = []
  let size = 0
  const onData = (piece: Buffer) => {
    size += piece.length
    if (size > limit) reject(tooLarge(limit))
    else pieces.push(piece)
  }
  const onClose = () => reject(notArrived())
  const timer = setTimeout(onClose, MAX_ARRIVAL_MS)
  incoming.on('data', onData).once('end', resolve).once('error', onClose).once('close', onClose)
  try {
    await promise
  } finally {
    clearTimeout(timer)
    incoming.off('data', onData).off('end', resolve).off('close', onClose)
  }
  return joined(pieces, size)
}

/** In memory of its own, which can be handed to a thread. */
function joined(pieces: Buffer[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

const tooLarge = (limit: number) =>
  new ApiException(413, 'too_large', `The file is larger than ${sizeInWords(limit)}.`, {
    hint: 'Choose a smaller file, or a part of it.',
  })

const notArrived = () => new ApiException(408, 'stopped', 'The upload was interrupted.')
