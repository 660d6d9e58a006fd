import { randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { barriers, barriersAtEachWidth } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { ADMIN, Desk, MEMBER } from '#tests/browser/helpers/desk'
import { typeAndEscape } from '#tests/browser/helpers/type_and_escape'
import { call, newcomer, refuse } from '#tests/browser/saved/own_data'

/** A job of a name that no worker knows, so that it stays where it is put. */
function failedJob(databaseFile: string): void {
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  const job = { id: randomUUID(), name: 'print_invoices', error: 'It was out of paper.' }
  database
    .prepare(
      `insert into jobs (id, name, error, payload, state, claims, failures, due_ms, failed_ms, created_ms)
      values (:id, :name, :error, 'null', 'failed', 1, 3, 0, 1, 1)`
    )
    .run(job)
  database.close()
}

const idOf = async (page: Page) => (await call<{ id: string }>(page, 'GET', '/api/auth/user')).id

const dialog = (page: Page) => page.getByRole('dialog')
const section = (page: Page, name: string) => dialog(page).getByRole('region', { name })

test.group('People on the administrators’ desk', (group) => {
  const desk = Desk.in(group, { isAlone: true })

  const open = async (page: Page, id: string) => {
    await page.goto(`/admin?tab=users&user=${id}`)
    await dialog(page).getByText('Rights').waitFor()
  }

  test('nobody becomes an administrator with one click, and reasons are not lost', async ({
    assert,
  }) => {
    const person = await newcomer(desk, { name: 'Mary Somerville' })
    const id = await idOf(person)
    const page = await desk.arrive({ as: ADMIN })
    await open(page, id)
    await section(page, 'Credits').getByLabel('Reason').fill('For the long outage in May')
    await page.keyboard.press('Escape')
    const draft = page.getByRole('alertdialog', { name: 'Discard what you typed?' })
    await draft.getByRole('button', { name: 'Keep editing' }).click()
    await section(page, 'Credits').getByLabel('Reason').fill('')
    await page.keyboard.press('Escape')
    await dialog(page).waitFor({ state: 'detached' })

    await open(page, id)
    const right = dialog(page).getByRole('switch', { name: 'Administrator' })
    await right.click()
    const question = page.getByRole('alertdialog', {
      name: 'Make Mary Somerville an administrator?',
    })
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await question.getByRole('button', { name: 'Cancel' }).click()
    assert.isFalse(await right.isChecked())
    await right.click()
    await question.getByRole('button', { name: 'Make administrator' }).click()
    await becomes(
      async () => (await call<{ role: string }>(person, 'GET', '/api/auth/user')).role,
      'admin'
    )
    await right.click()
    await becomes(() => right.isChecked(), false)
  })

  test('a reason that was typed a moment ago is not lost by Escape', async () => {
    const person = await newcomer(desk, { name: 'Ada Lovelace' })
    const id = await idOf(person)
    const page = await desk.arrive({ as: ADMIN })
    for (const part of ['Credits', 'Access']) {
      await open(page, id)
      await section(page, part).getByLabel('Reason').evaluate(typeAndEscape)
      const draft = page.getByRole('alertdialog', { name: 'Discard what you typed?' })
      await draft.getByRole('button', { name: 'Discard' }).click()
      await dialog(page).waitFor({ state: 'detached' })
    }
  })

  test('a person is found, gets credits and a plan, and the log says so', async ({ assert }) => {
    const person = await newcomer(desk, { name: 'Grace Hopper' })
    const page = await desk.arrive({ as: ADMIN })
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'Users' }).click()
    await page.getByRole('searchbox').fill('hopper grace')
    await becomes(() => page.getByRole('list', { name: 'People' }).locator('li').count(), 1)
    assert.include(page.url(), 'search=hopper+grace')
    await page.getByRole('button', { name: 'Open Grace Hopper' }).click()
    assert.deepEqual(await barriersAtEachWidth(page), [])

    const credits = section(page, 'Credits')
    await credits.getByRole('button', { name: 'Give credits' }).click()
    await credits.getByText('Enter a whole number from 1 to 10,000.').waitFor()
    await credits.getByLabel('Credits').fill('40')
    await credits.getByLabel('Reason').fill('For the outage')
    await credits.getByLabel('Reason').press('Enter')
    await page.getByText('40 credits for').first().waitFor()
    await credits.getByText('and 40 that do not expire are left').waitFor()

    const plan = section(page, 'Plan')
    await plan.getByLabel('Plan').selectOption('Pro')
    await plan.getByLabel('Until').fill('2020-01-01')
    await plan.getByRole('button', { name: 'Set plan' }).click()
    await plan.getByText('Choose a day in the future.').waitFor()
    await plan.getByLabel('Until').fill('2199-12-31')
    await plan.getByRole('button', { name: 'Set plan' }).click()
    await page.getByText('Plan changed', { exact: true }).waitFor()
    const usage = await call<{ source: string }[]>(person, 'GET', '/api/usage')
    assert.include(
      usage.map(({ source }) => source),
      'gift'
    )

    await dialog(page).getByText('See what administrators did').click()
    const lines = page.getByRole('list', { name: 'Audit log' }).getByRole('listitem')
    await lines.filter({ hasText: 'Gave credits: Grace Hopper' }).waitFor()
    await lines.getByText('credits: 40, reason: For the outage').waitFor()
    await lines.filter({ hasText: 'Changed the plan of a person: Grace Hopper' }).waitFor()
    await becomes(() => lines.count(), 2)
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Show all' }).click()
    assert.notInclude(page.url(), 'person=')
  })

  test('a suspended person is signed out, cannot sign in, and is let in again', async ({
    assert,
  }) => {
    const person = await desk.arrive({ as: MEMBER })
    const id = await idOf(person)
    const page = await desk.arrive({ as: ADMIN })
    await open(page, id)
    const access = section(page, 'Access')
    await access.getByRole('button', { name: 'Suspend' }).click()
    await access.getByText('Enter a reason.').waitFor()
    await access.getByLabel('Reason').fill('Sends spam')
    await access.getByRole('button', { name: 'Suspend' }).click()
    const question = page.getByRole('alertdialog')
    assert.deepEqual(await barriers(page), [])
    await question.getByRole('button', { name: 'Suspend' }).click()
    await access.getByText('Sends spam').waitFor()
    await section(page, 'Where they are signed in').getByText('not signed in anywhere').waitFor()

    desk.complaints.expect(/status of 401/)
    const answer = await person.request.get('/api/profile')
    assert.equal(answer.status(), 401)
    await person.goto(`/api/login?login_hint=${encodeURIComponent(MEMBER)}`)
    await person.getByText('This account is suspended.').waitFor()

    await access.getByRole('button', { name: 'End the suspension' }).click()
    await access.getByRole('button', { name: 'Suspend' }).waitFor()
    await desk.signIn(person)
    assert.equal((await person.request.get('/api/profile')).status(), 200)
  })

  test('administrators make others administrators, and never change themselves', async ({
    assert,
  }) => {
    const person = await newcomer(desk, { name: 'Mary Allen' })
    const id = await idOf(person)
    const page = await desk.arrive({ as: ADMIN })
    await open(page, id)
    await dialog(page).getByRole('switch', { name: 'Administrator' }).click()
    await page.getByRole('button', { name: 'Make administrator' }).click()
    const role = async () => (await call<{ role: string }>(person, 'GET', '/api/auth/user')).role
    await becomes(role, 'admin')

    await open(page, await idOf(page))
    const own = dialog(page).getByRole('switch', { name: 'Administrator' })
    assert.isTrue(await own.isDisabled())
    assert.equal(await section(page, 'Access').getByRole('button').count(), 0)
  })

  test('each list says when nothing matches and when it cannot be loaded', async ({ assert }) => {
    const page = await desk.arrive({ as: ADMIN })
    await page.goto('/admin?tab=users&search=nobody-at-all')
    await page.getByText('Nobody matches “nobody-at-all” here.').waitFor()
    await page.getByRole('button', { name: 'Clear' }).first().click()
    await page.getByRole('list', { name: 'People' }).waitFor()
    await page.goto('/admin?tab=jobs')
    await page.getByText('No job has failed').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    for (const [tab, path, text] of [
      ['users', 'users', 'The people could not be loaded'],
      ['jobs', 'jobs', 'The jobs could not be loaded'],
      ['audit', 'audit-entries', 'The audit log could not be loaded'],
    ]) {
      desk.complaints.expect(/status of 503/)
      await page.route(`**/api/admin/${path}*`, refuse(503))
      await page.goto(`/admin?tab=${tab}`)
      await page.getByText(text).waitFor()
      await page.unroute(`**/api/admin/${path}*`)
      await page.getByRole('button', { name: 'Retry' }).click()
      await becomes(() => page.getByText(text).count(), 0)
    }
  })

  test('a job that failed is retried', async ({ assert }) => {
    failedJob(desk.databaseFile)
    const page = await desk.arrive({ as: ADMIN })
    await page.goto('/admin?tab=jobs')
    await page.getByText('It was out of paper.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Retry print_invoices' }).click()
    await page.getByText('The job is queued again', { exact: true }).waitFor()
  })
})
