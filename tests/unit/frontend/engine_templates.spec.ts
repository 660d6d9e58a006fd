import { test } from '@japa/runner'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import { type EngineCall, EngineClient } from '#frontend/lib/engine/engine_client'

const TEMPLATES = [{ id: 'agenda', title: 'Agenda', description: 'Of a meeting.', tags: [] }]

/** A client whose threads only note what they are sent. */
function recorded() {
  const sent: EngineCall[] = []
  const start = () =>
    ({
      addEventListener: () => {},
      terminate: () => {},
      postMessage: (call: EngineCall) => sent.push(call),
    }) as unknown as Worker
  return { sent, client: new EngineClient(start) }
}

const templatesIn = (calls: EngineCall[]) =>
  calls.map(({ task }) => (task.kind === 'nearest_template' ? task.templates : undefined))

test.group('The templates that the engine compares with', () => {
  const request = { text: 'agenda for the board meeting', settings: DEFAULT_SETTINGS }

  test('are sent once, again when they changed, and to each new thread', ({ assert }) => {
    const { sent, client } = recorded()
    const ask = (templates = TEMPLATES) =>
      void client.nearestTemplate(request, templates).catch(() => null)
    ask()
    ask()
    const changed = [...TEMPLATES]
    ask(changed)
    ask(changed)
    client.stop()
    ask(changed)
    assert.deepEqual(templatesIn(sent), [TEMPLATES, null, changed, null, changed])
  })
})
