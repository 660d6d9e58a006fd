import { test } from '@japa/runner'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { edge, FLOWS, GREETING, node } from '#tests/functional/flows/flow_steps'

/** "loud" stands between "hello" and the result, which still delivers "hello". */
const INSERTED: FlowGraph = {
  ...GREETING,
  nodes: [...GREETING.nodes, node('loud', 'format', { text: '{{hello}}!', as: 'text' })],
  edges: [edge('in', 'hello'), edge('hello', 'loud'), edge('loud', 'out')],
}

test.group('A step whose output no later step uses', (group) => {
  const desk = Desk.in(group)

  test('is named before a run, and its output takes the place of the earlier one, on desks and phones', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { id } = await call<{ id: string }>(page, 'POST', FLOWS, {
      title: 'Greeting',
      graph: INSERTED,
    })
    await page.goto(`/flow-builder/${id}?panel=run`)
    const warning = page.getByRole('region', { name: /output no later step uses/ })
    await warning.getByRole('button', { name: 'loud' }).click()
    const settings = page.getByRole('heading', { level: 2, name: 'loud', exact: true })
    await settings.and(page.locator(':focus')).waitFor()
    await page.getByText('“out” uses hello instead.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page, 'aside'), [])
    await page.getByRole('button', { name: 'Replace with loud' }).click()
    await page.getByText('No later step uses the output of this step.').waitFor({
      state: 'detached',
    })
    await settings.and(page.locator(':focus')).waitFor()
    const delivered = async () => {
      await page.keyboard.press('ControlOrMeta+s')
      const { graph } = await call<{ graph: FlowGraph }>(page, 'GET', `${FLOWS}/${id}`)
      return graph.nodes.find(({ kind }) => kind === 'result')?.settings.value
    }
    await becomes(delivered, '{{loud}}')
    await page.keyboard.press('ControlOrMeta+z')
    await becomes(delivered, '{{hello}}')
  })
})
