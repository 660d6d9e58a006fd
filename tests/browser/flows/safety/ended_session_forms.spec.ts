import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import {
  expireSessions,
  GRACE,
  keptHere,
  signInBeside,
  signInDialog,
} from '#tests/browser/create/ended_sessions'
import { pressRun } from '#tests/browser/flows/started_run'
import { barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { arriveAs, call } from '#tests/browser/saved/own_data'
import { GREETING } from '#tests/functional/flows/flow_steps'

/** 3,000 characters. */
const WORDS = 'Much to say. '.repeat(231).slice(0, 3_000)

const link = (page: Page) => signInDialog(page).getByRole('link', { name: 'Sign in' })

test.group('A form whose session has ended', (group) => {
  const desk = Desk.in(group)
  group.each.setup(() => desk.complaints.expect(/status of 40[14]/))

  let count = 0
  const newPerson = () => ({ email: `forms-${(count += 1)}@hone.test`, name: 'Ada Lovelace' })

  async function open(type: string) {
    const person = newPerson()
    const page = await arriveAs(desk, person.email, person.name)
    const fields = [{ name: 'who', label: 'Who', type, isRequired: true }]
    const [ask, ...rest] = GREETING.nodes
    const graph = { ...GREETING, nodes: [{ ...ask, settings: { fields } }, ...rest] }
    const body = { title: 'Forms', graph }
    const { id } = await call<{ id: string }>(page, 'POST', '/api/flows', body)
    await page.goto(`/flow-builder/${id}`)
    await page.getByRole('button', { name: 'Run flow' }).waitFor()
    // What the screen still asked for would meet the end of the session, and lead to sign-in.
    await page.getByText('No runs yet').waitFor()
    return { page, id, person }
  }

  const runsOf = async (page: Page, id: string) =>
    (await call<{ flowId: string }[]>(page, 'GET', '/api/runs')).filter((run) => run.flowId === id)

  test('keeps a long answer and starts the run after sign-in', async ({ assert }) => {
    const { page, id, person } = await open('long-text')
    await page.getByLabel('Who').fill(WORDS)
    await expireSessions(desk)
    await pressRun(page)
    await link(page).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    assert.equal(await page.getByLabel('Who').inputValue(), WORDS)
    await signInBeside(page, link(page), person)
    await page.waitForURL(/[?&]run=/)
    await page.getByRole('region', { name: 'Result' }).first().waitFor()
    assert.lengthOf(await runsOf(page, id), 1)
  })

  test('keeps a file that is chosen, which no browser can keep', async ({ assert }) => {
    const { page, id, person } = await open('file')
    await expireSessions(desk)
    const text = { name: 'words.txt', mimeType: 'text/plain', buffer: Buffer.from(WORDS) }
    await page.getByLabel('Who').setInputFiles(text)
    await signInBeside(page, link(page), person)
    await page.getByText('words.txt: 3,000 characters').waitFor()
    await expireSessions(desk)
    await pressRun(page)
    await signInBeside(page, link(page), person)
    await page.waitForURL(/[?&]run=/)
    assert.lengthOf(await runsOf(page, id), 1)
  })

  test('is sent again by its button where nobody signed in at first', async ({ assert }) => {
    const { page, id, person } = await open('long-text')
    await page.getByLabel('Who').fill(WORDS)
    await expireSessions(desk)
    await pressRun(page)
    await signInDialog(page).getByRole('button', { name: 'Not now' }).click()
    await signInDialog(page).waitFor({ state: 'detached' })
    assert.equal(await page.getByLabel('Who').inputValue(), WORDS)
    await pressRun(page)
    await signInDialog(page).waitFor()
    await page.keyboard.press('Escape')
    await signInDialog(page).waitFor({ state: 'detached' })
    await pressRun(page)
    await signInBeside(page, link(page), person)
    await page.waitForURL(/[?&]run=/)
    assert.lengthOf(await runsOf(page, id), 1)
  })

  test('shows and sends nothing in the name of another person', async ({ assert }) => {
    const { page, id } = await open('long-text')
    await page.getByLabel('Who').fill(WORDS)
    await expireSessions(desk)
    await pressRun(page)
    const sent: string[] = []
    page.on('request', (request) => void (request.postData() && sent.push(request.postData()!)))
    await signInBeside(page, link(page), GRACE)
    await page.getByText('Flow not found').waitFor()
    assert.isEmpty(sent.filter((body) => body.includes('Much to say')))
    assert.notInclude(await keptHere(page), 'Much to say')
    assert.isEmpty(await runsOf(page, id))
  })

  test('in a dialog stays behind the sign-in, with the rows of its file', async () => {
    const { page, person } = await open('text')
    await page.goto(`${page.url()}?view=list&panel=run`)
    const rows = { name: 'rows.csv', mimeType: 'text/csv', buffer: Buffer.from('Who\nAda\nGrace') }
    await page.locator('input[type=file]').first().setInputFiles(rows)
    const start = page.getByRole('dialog').getByRole('button', { name: 'Run 2 rows' })
    await start.waitFor()
    await expireSessions(desk)
    await start.click()
    await signInBeside(page, link(page), person)
    await page.waitForURL(/\/batches\//)
  })

  test('of the settings keeps what is being changed', async () => {
    const person = newPerson()
    const page = await arriveAs(desk, person.email, person.name)
    await page.goto('/settings')
    await page.getByLabel('First name').fill('Augusta')
    await expireSessions(desk)
    await page.getByRole('button', { name: 'Update Profile' }).click()
    await signInBeside(page, link(page), person)
    await becomes(
      async () => (await call<{ firstName: string }>(page, 'GET', '/api/profile')).firstName,
      'Augusta'
    )
  })
})
