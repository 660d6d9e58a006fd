import { EventSourceParserStream } from 'eventsource-parser/stream'
import { ApiError } from '#app/core/domain/api_error'

export interface ServerEvent {
  event: string
  data: unknown
}

/**
 * The events of a streamed answer as they arrive.
 * @throws ApiError with the status 0 where the connection is lost.
 */
export async function* eventsOf(
  response: Pick<Response, 'body'>,
  signal: AbortSignal
): AsyncGenerator<ServerEvent> {
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
