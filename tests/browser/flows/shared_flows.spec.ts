import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer } from '#tests/browser/saved/own_data'
import { APPROVAL, edge, GREETING, node, through } from '#tests/functional/flows/flow_steps'

const ABSENT = '/f/aaaaaaaaaaaaaaaaaaaaaaaa'
const LONG_TEXT = `Hello {{who}}, ${'welcome to all of us, '.repeat(20)}see you soon`
const NESTED = {
  ...GREETING,
  nodes: [
    GREETING.nodes[0],
    node('hello', 'format', { text: LONG_TEXT, as: 'text' }),
    GREETING.nodes[2],
    node('more', 'flow', { flowId: 'own', values: {} }),
  ],
  edges: [...GREETING.edges, edge('in', 'more')],
}

async function openMenu(page: Page, item: string, graph: object = GREETING): Promise<void> {
  const flow = { title: 'Greet', context: 'For new members', graph }
  const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', flow)
  await page.goto(`/flow-builder/${id}`)
  await page.getByRole('button', { name: 'More for “Greet”' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

test.group('Links to flows', (group) => {
  const desk = Desk.in(group)

  test('lead to its steps, and to a copy after sign-in, on desks and phones', async ({
    assert,
  }) => {
    const owner = await newcomer(desk)
    await openMenu(owner, 'Share', NESTED)
    await owner.getByRole('button', { name: 'Create link', disabled: false }).waitFor()
    await owner.keyboard.press('Control+Enter')
    const address = owner.getByLabel('Address of the link')
    await address.waitFor()
    assert.deepEqual(await barriersAtEachWidth(owner), [])
    const link = new URL(await address.inputValue()).pathname

    const visitor = await desk.arrive({ as: null })
    await visitor.goto(link)
    await visitor.getByRole('heading', { level: 1, name: 'Greet' }).waitFor()
    await visitor.getByText('Runs a flow that is not copied').waitFor()
    assert.deepEqual(await barriersAtEachWidth(visitor), [])
    await visitor.getByText('Without an account, you sign in first.').waitFor()
    await visitor.getByText('Show all of step “hello”').click()
    await visitor.getByText(LONG_TEXT.replace('{{who}}', 'who')).waitFor()
    await visitor.getByText('Then: out').waitFor()
    assert.deepEqual(await barriersAtEachWidth(visitor), [])
    await visitor.getByRole('button', { name: 'Use this flow' }).click()
    await visitor.waitForURL((url) => url.searchParams.get('returnTo') === link)
    await visitor.getByRole('link', { name: /pro@hone\.test/ }).click()
    await visitor.waitForURL(/flow-builder\//)

    const reader = await newcomer(desk)
    await reader.goto(link)
    await reader.getByRole('heading', { level: 1, name: 'Greet' }).waitFor()
    assert.equal(await reader.getByText('Without an account').count(), 0)
    await reader.getByRole('button', { name: 'Use this flow' }).click()
    await reader.waitForURL(/flow-builder\//)
    await reader.getByRole('heading', { level: 1, name: 'Greet' }).waitFor()
  })

  test('say where a run stops, and nothing of what follows a result', async ({ assert }) => {
    const owner = await newcomer(desk)
    const graph = through(APPROVAL, 'approved')
    const flow = { title: 'Greet', context: 'For new members', graph }
    const { id } = await call<{ id: string }>(owner, 'POST', '/api/flows', flow)
    await owner.goto(`/flow-builder/${id}?view=list`)
    const step = (page: Page, name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await step(owner, 'wait')
      .getByText('Approved: out; Rejected: the run stops; Expired: the run stops')
      .waitFor()
    assert.notInclude(await step(owner, 'out').innerText(), 'nothing')
    await owner.getByRole('button', { name: 'More for “Greet”' }).click()
    await owner.getByRole('menuitem', { name: 'Share' }).click()
    await owner.getByRole('button', { name: 'Create link', disabled: false }).click()
    const link = new URL(await owner.getByLabel('Address of the link').inputValue()).pathname
    const visitor = await desk.arrive({ as: null, width: 390 })
    await visitor.goto(link)
    await step(visitor, 'wait').getByText('Rejected: the run stops').waitFor()
    assert.equal(await visitor.getByText('nothing').count(), 0)
  })

  test('do not work once they are revoked', async () => {
    const owner = await newcomer(desk)
    await openMenu(owner, 'Share')
    await owner.getByRole('button', { name: 'Create link' }).click()
    const link = new URL(await owner.getByLabel('Address of the link').inputValue()).pathname
    const revoked = owner.waitForResponse((answer) => answer.request().method() === 'DELETE')
    await owner.getByRole('button', { name: /^Revoke the link to version 1/ }).click()
    await owner.getByText('There is no link yet.').waitFor()
    await revoked
    desk.complaints.expect(/status of 404/)
    const reader = await desk.arrive({ as: null })
    for (const path of [link, ABSENT]) {
      await reader.goto(path)
      await reader.getByRole('heading', { name: 'This link does not work anymore' }).waitFor()
    }
  })

  test('are not needed to make one prompt of a flow', async ({ assert }) => {
    const page = await newcomer(desk)
    const write = node('write', 'prompt', {
      ...{ text: 'Write a poem for {{who}}', model: null, maxTokens: 100 },
      ...{ answer: 'text', fields: [] },
    })
    const graph = {
      ...GREETING,
      nodes: [
        GREETING.nodes[0],
        write,
        node('out', 'result', { value: '{{write}}', title: 'Poem', formats: [] }),
      ],
      edges: [edge('in', 'write'), edge('write', 'out')],
    }
    await openMenu(page, 'Flatten into one prompt', graph)
    await page.getByText('Write a poem for {{who}}').last().waitFor()
    assert.deepEqual(await barriers(page), [])
    await page.getByRole('button', { name: 'Improve this prompt' }).click()
    await page.waitForURL('**/create')
  })
})
