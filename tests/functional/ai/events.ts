import type { SignedClient } from '#tests/helpers/api'

/** Posts to an address that is asked to answer with events. */
export function streamed(
  { secret }: SignedClient,
  path: string,
  body: object,
  signal?: AbortSignal
): Promise<Response> {
  return fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
    method: 'POST',
    headers: {
      'authorization': `Bearer ${secret}`,
      'accept': 'text/event-stream',
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
    signal,
  })
}

export const eventsIn = (text: string) =>
  text
    .split('\n\n')
    .filter((block) => block.startsWith('event: '))
    .map((block) => {
      const [event, data] = block.split('\n')
      return { event: event.slice(7), data: JSON.parse(data.slice(6)) }
    })
