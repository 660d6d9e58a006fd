import { EventSourceParserStream } from 'eventsource-parser/stream'
import { postForEvents, type Streamed } from '#frontend/lib/api'
import { ApiError } from '#frontend/lib/api_error'
import { onceNoted } from '#frontend/lib/once_noted'
import { outdateModels } from '#frontend/lib/use_models'

export interface Told {
  event: string
  data: unknown
}

/**
 * The events of an answer as they come.
 * @throws ApiError with the status 0 where the connection breaks off.
 */
export async function* eventsOf(response: Response, signal: AbortSignal): AsyncGenerator<Told> {
  if (!response.body) return
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  try {
    for (;;) {
      const { done, value } = await events.read()
      if (done) return
      yield { event: value.event ?? 'message', data: JSON.parse(value.data) }
    }
  } catch (error) {
    throw signal.aborted ? error : new ApiError(0, String(error))
  } finally {
    await events.cancel().catch(() => undefined)
  }
}

/**
 * What a post comes to that has a model at work and is answered as it writes; `heard` gets each piece.
 * @throws ApiError where it comes to nothing.
 */
export async function streamedResult<Result, Piece>(
  path: string,
  request: Streamed,
  heard: (piece: Piece) => void
): Promise<Result> {
  const { signal } = request
  try {
    const response = await postForEvents(path, request)
    for await (const { event, data } of eventsOf(response, signal)) {
      if (event === 'delta') heard(data as Piece)
      if (event === 'result') return data as Result
      if (event === 'error') throw new ApiError(500, JSON.stringify(data))
    }
    throw new ApiError(0, 'The answer broke off.')
  } finally {
    onceNoted(signal, outdateModels)
  }
}
