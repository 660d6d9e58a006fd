import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import {
  ADA,
  expireSessions,
  GRACE,
  keptHere,
  putsOf,
  signInBeside,
  signOutElsewhere,
} from '#tests/browser/create/ended_sessions'
import { arriveAs, call, holdBack, newcomer } from '#tests/browser/saved/own_data'
import { helloIn, make, read } from '#tests/browser/flows/versions_steps'
import { edge, GREETING, node } from '#tests/functional/flows/flow_steps'

const WORDS = 'Words that no server has. '

const WRITING = {
  ...GREETING,
  nodes: [
    GREETING.nodes[0],
    node('hello', 'prompt', {
      ...{ text: 'Greet {{who}}', model: null, maxTokens: 100, answer: 'text', fields: [] },
    }),
    GREETING.nodes[2],
  ],
  edges: [edge('in', 'hello'), edge('hello', 'out')],
}

const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 3, name, exact: true }).getByRole('button')
const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })

async function typeName(page: Page, name: string): Promise<void> {
  await nameField(page).click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(name)
}

test.group('The last words before a page goes', (group) => {
  const desk = Desk.in(group)

  async function open(page: Page): Promise<string> {
    const { id } = await make(page, WRITING)
    await page.goto(`/flow-builder/${id}?view=list`)
    await step(page, 'hello').click()
    await nameField(page).waitFor()
    return id
  }

  test('are there after a reload, in the field and in the name of the step', async () => {
    const page = await newcomer(desk)
    await open(page)
    const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
    await prompt.click()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(', and the last words')
    await page.reload()
    await step(page, 'hello').click()
    await prompt.getByText('and the last words').waitFor()
    await typeName(page, 'Welcome')
    await page.reload()
    await step(page, 'Welcome').waitFor()
  })

  test('are kept when the typing of a name rests', async () => {
    const page = await newcomer(desk)
    const id = await open(page)
    await typeName(page, 'Welcome')
    await step(page, 'Welcome').waitFor()
    await page.keyboard.press('ControlOrMeta+s')
    await becomes(async () => (await read(page, id)).graph.nodes[1].name, 'Welcome')
    await page.keyboard.press('Escape')
    await step(page, 'hello').waitFor()
  })

  test('stay on the screen when the session ends in the middle of a sentence', async () => {
    desk.complaints.expect(/status of 401/)
    const page = await newcomer(desk)
    await open(page)
    await page.getByRole('textbox', { name: 'Prompt', exact: true }).click()
    await page.keyboard.type('Half a sentence')
    await expireSessions(desk)
    await page.keyboard.press('ControlOrMeta+s')
    await page.getByRole('alert').filter({ hasText: 'Sign in again' }).waitFor()
  })

  test('are kept where the session has ended, which is said with the next letter', async ({
    assert,
  }) => {
    desk.complaints.expect(/status of 401/)
    const person = { email: 'lin.ends@hone.test', name: 'Lin Chen' }
    const page = await arriveAs(desk, person.email, person.name)
    const id = await open(page)
    const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
    await prompt.click()
    const puts = putsOf(page)
    await page.context().clearCookies()
    await page.keyboard.type(WORDS)
    const notice = page.getByRole('alert').filter({ hasText: 'Your text is kept on this device' })
    await notice.waitFor()
    await page.getByText('Signed out, kept on this device').waitFor()
    assert.equal(await page.getByText('Not saved yet').count(), 0)
    assert.deepEqual(puts, [])
    await signInBeside(page, notice.getByRole('link', { name: 'Sign in' }), person)
    await notice.waitFor({ state: 'detached' })
    await prompt.getByText(WORDS).waitFor()
    await page.keyboard.press('ControlOrMeta+s')
    await becomes(async () => String(helloIn(await read(page, id))).includes(WORDS), true)
  })

  test('of a session that ended elsewhere lead to sign-in, which says so', async () => {
    desk.complaints.expect(/status of 401/)
    const page = await newcomer(desk)
    await open(page)
    const release = await holdBack(page, '**/api/flows?limit=36*')
    await page.getByRole('link', { name: 'Back to My Flows' }).click()
    await page.waitForURL('**/my-workflows')
    await expireSessions(desk)
    await release()
    await page.waitForURL(/\/signup\?/)
    await page.getByText('You were signed out.').waitFor()
  })

  test('stay in their tab when the person signs out in another one', async ({ assert }) => {
    desk.complaints.expect(/status of 401/)
    const page = await arriveAs(desk, ADA.email, ADA.name)
    await open(page)
    const prompt = page.getByRole('textbox', { name: 'Prompt', exact: true })
    await prompt.click()
    await page.keyboard.type(WORDS)
    const other = await signOutElsewhere(page)
    const signIn = page.getByRole('alert').getByRole('link', { name: 'Sign in' })
    await signIn.waitFor()
    assert.notInclude(await keptHere(other), WORDS)
    await signInBeside(page, signIn, ADA)
    await prompt.getByText(WORDS).waitFor()
    await page.keyboard.press('ControlOrMeta+s')
    await page
      .getByText(/^Saved \d/)
      .first()
      .waitFor()
  })

  test('are gone from their tab when another person signs in there', async ({ assert }) => {
    desk.complaints.expect(/status of (401|404)/)
    const page = await arriveAs(desk, ADA.email, ADA.name)
    await open(page)
    await page.getByRole('textbox', { name: 'Prompt', exact: true }).click()
    await page.keyboard.type(WORDS)
    await signOutElsewhere(page)
    const signIn = page.getByRole('alert').getByRole('link', { name: 'Sign in' })
    await signInBeside(page, signIn, GRACE)
    await page.getByText('Flow not found').waitFor()
    assert.notInclude(await keptHere(page), WORDS)
  })

  test('can be saved as a new flow after the flow was deleted elsewhere', async ({ assert }) => {
    desk.complaints.expect(/status of 404/)
    const page = await newcomer(desk)
    const id = await open(page)
    await page.getByRole('textbox', { name: 'Prompt', exact: true }).click()
    await page.keyboard.type(WORDS)
    await call(page, 'DELETE', `/api/flows/${id}`)
    const readAgain = page.waitForResponse((answer) => answer.url().endsWith(`/api/flows/${id}`))
    await page.getByRole('tab', { name: 'Versions' }).click()
    await page.getByRole('button', { name: 'Save version' }).click()
    await readAgain
    await page.getByRole('button', { name: 'Save as a new flow' }).click()
    await page.waitForURL((url) => !url.pathname.endsWith(id))
    const copy = new URL(page.url()).pathname.split('/').at(-1)!
    await becomes(async () => String(helloIn(await read(page, copy))).includes(WORDS), true)
    assert.notEqual(copy, id)
  })

  test('are not interrupted by a conflict', async ({ assert }) => {
    desk.complaints.expect(/status of 409/)
    const page = await newcomer(desk)
    const id = await open(page)
    await page.getByRole('textbox', { name: 'Prompt', exact: true }).click()
    await page.keyboard.type('Mine. ')
    const { graph } = await read(page, id)
    const theirs = graph.nodes.map((one) =>
      one.id === 'hello' ? { ...one, settings: { ...one.settings, text: 'Theirs' } } : one
    )
    await call(page, 'PUT', `/api/flows/${id}/draft`, { graph: { ...graph, nodes: theirs } })
    await page.keyboard.press('ControlOrMeta+s')
    await page.getByRole('button', { name: 'Review changes' }).waitFor()
    await page.keyboard.type('Still mine. ')
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await becomes(
      async () => /Mine. Still mine. /.test(String(helloIn(await read(page, id)))),
      true
    )
  })
})
