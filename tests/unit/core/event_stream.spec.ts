import { test } from '@japa/runner'
import { ApiError } from '#app/core/domain/api_error'
import { eventsOf } from '#app/core/domain/event_stream'

const never = new AbortController().signal

async function read(response: Response, signal = never) {
  const events = []
  for await (const event of eventsOf(response, signal)) events.push(event)
  return events
}

test.group('The events of a streamed answer', () => {
  test('come one by one with their data', async ({ assert }) => {
    const text = 'event: delta\ndata: {"text":"a"}\n\ndata: 1\n\n'
    assert.deepEqual(await read(new Response(text)), [
      { event: 'delta', data: { text: 'a' } },
      { event: 'message', data: 1 },
    ])
    assert.deepEqual(await read(new Response(null)), [])
  })

  test('end with an error of status 0 where the connection is lost', async ({ assert }) => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) })
    const error = await read(new Response(body)).catch((caught: unknown) => caught)
    assert.instanceOf(error, ApiError)
    assert.equal((error as ApiError).status, 0)
  })
})
