import { EventSourceParserStream } from 'eventsource-parser/stream'
import { ApiError } from '#frontend/lib/api_error'

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
