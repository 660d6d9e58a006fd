import { test } from '@japa/runner'
import { startWorker } from '#app/core/jobs/start_worker'
import { FLOWS, GREETING, node } from '#tests/functional/flows/flow_steps'
import { added, around, execute } from '#tests/functional/flows/inner_flows/inner_flows'
import { newClient } from '#tests/helpers/api'

test.group('A flow in a flow', (group) => {
  group.setup(() => startWorker())

  test('runs its published version, whatever was saved and tried since', async ({
    client,
    assert,
  }) => {
    const person = await newClient(client)
    const inner = await added(person, GREETING)
    const outer = await added(person, around(inner))
    await execute(person, inner)
    await person.patch(`${FLOWS}/${inner}`, { publishedVersion: 1 })
    const { etag } = (await person.get(`${FLOWS}/${inner}`)).headers()
    const nodes = GREETING.nodes.map((one) =>
      one.id === 'hello' ? node('hello', 'format', { text: 'Bye {{who}}', as: 'text' }) : one
    )
    const body = { graph: { ...GREETING, nodes } }
    await person.put(`${FLOWS}/${inner}/draft`, body).header('If-Match', etag)
    assert.equal((await execute(person, inner)).body().version, 2)
    const value = async () => (await execute(person, outer)).body().results[0].value
    assert.equal(await value(), 'Hello Hello Ada')
    await person.patch(`${FLOWS}/${inner}`, { publishedVersion: null })
    assert.equal(await value(), 'Bye Hello Ada')
  })
})
