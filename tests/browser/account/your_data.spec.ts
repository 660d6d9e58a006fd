import { test } from '@japa/runner'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { Desk } from '#tests/browser/helpers/desk'
import { downloaded } from '#tests/browser/export/downloads'
import { call, newcomer, refuse } from '#tests/browser/saved/own_data'

const TAB = '/settings?tab=data'

test.group('Your data in Settings', (group) => {
  const desk = Desk.in(group)

  test('prepares a download of everything, shows its progress, and lets its owner get it', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await call(page, 'POST', '/api/prompts', { original: 'Write a letter' })
    await page.goto('/settings')
    await page.getByRole('tab', { name: 'Your data' }).click()
    await page.waitForURL(/tab=data/)
    await page.getByText('You have no download yet.').waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('button', { name: 'Prepare download' }).click()
    await page.getByText('Your download is ready').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    const link = page.getByRole('link', { name: 'Download' })
    const { name } = await downloaded(page, () => link.click())
    assert.match(name, /^hone-data-\d{4}-\d\d-\d\d\.zip$/)
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('You have no download yet.').waitFor()
  })

  test('deletes the account when the email is typed, and keeps it when that is taken back', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const { email } = await call<{ email: string }>(page, 'GET', '/api/auth/user')
    await page.goto(TAB)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await dialog.waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await dialog.getByLabel(`Type your email, ${email}`).fill('somebody@else.test')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await dialog.getByText('Type it exactly as it is shown.').waitFor()
    await dialog.getByLabel(`Type your email, ${email}`).fill(email.toUpperCase())
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('heading', { name: 'Delete your account' }).waitFor()
    await page.getByText(/Until then everything works as before/).waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.goto('/home')
    await page.getByText(/Your account will be deleted on/).waitFor()
    assert.deepEqual(await barriersByDayAndNight(page), [])
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await page.getByText('You keep your account').first().waitFor()
    await page.getByText(/Your account will be deleted on/).waitFor({ state: 'detached' })
    const { dueAt } = await call<{ dueAt: null }>(page, 'GET', '/api/account/deletion')
    assert.isNull(dueAt)
  })

  test('says what failed, and that nothing is lost', async ({ assert }) => {
    desk.complaints.expect(/status of 503/)
    const page = await newcomer(desk)
    await page.route('**/api/account/exports', refuse(503))
    await page.route('**/api/account/deletion', refuse(503))
    await page.goto(TAB)
    await page.getByText('This could not be loaded').first().waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })
})
