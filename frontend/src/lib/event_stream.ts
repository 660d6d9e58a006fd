import { ApiError } from '#app/core/domain/api_error'
import { eventsOf } from '#app/core/domain/event_stream'
import { postForEvents, type Streamed } from '#frontend/lib/api'
import { onceNoted } from '#frontend/lib/once_noted'
import { outdateModels } from '#frontend/lib/use_models'

/**
 * The result of a request that a model answers; `onDelta` gets each piece while it writes.
 * @throws ApiError where there is no result.
 */
export async function streamedResult<Result, Piece>(
  path: string,
  request: Streamed,
  onDelta: (piece: Piece) => void
): Promise<Result> {
  const { signal } = request
  try {
    const response = await postForEvents(path, request)
    for await (const { event, data } of eventsOf(response, signal)) {
      if (event === 'delta') onDelta(data as Piece)
      if (event === 'result') return data as Result
      if (event === 'error') throw new ApiError(500, JSON.stringify(data))
    }
    throw new ApiError(0, 'The answer broke off.')
  } finally {
    onceNoted(signal, outdateModels)
  }
}
