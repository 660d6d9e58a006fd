import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { EXAMPLE, openVersion } from '#tests/browser/create/writer'
import { barriersAtEachWidth, barriersByDayAndNight } from '#tests/browser/helpers/barriers'
import { becomes } from '#tests/browser/helpers/becomes'
import { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer, refuse } from '#tests/browser/saved/own_data'

const PATH = '/updateddashboard'
const NAMES = [
  'Decide on all changes at once',
  'Word count while you write',
  'Large prompt text',
] as const

const choice = (page: Page, name: (typeof NAMES)[number]) =>
  page.getByRole('switch', { name: `Take part: ${name}` })

/** Switches an experiment on, and waits until the server has it. */
async function takePart(page: Page, name: (typeof NAMES)[number]): Promise<void> {
  await page.goto(PATH)
  const kept = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/api/profile')
  )
  await choice(page, name).check()
  await kept
}

async function openEditor(page: Page) {
  await page.goto(`/prompt-editor?prompt=${encodeURIComponent(EXAMPLE)}`)
  await page.waitForURL(/\/prompt-editor\?id=/)
  const variant = await openVersion(page)
  await variant.locator('button[data-edit]').first().waitFor()
  return variant
}

test.group('The experiments', (group) => {
  const desk = Desk.in(group)

  test('say to a visitor what each does, and lead to sign-in and back', async ({ assert }) => {
    const page = await desk.arrive({ as: null })
    await page.goto(PATH)
    for (const name of NAMES) await page.getByRole('heading', { level: 2, name }).waitFor()
    assert.equal(await page.getByRole('switch').count(), 0)
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await page.waitForURL('**/signup?returnTo=%2Fupdateddashboard')
    const member = page.getByRole('link', { name: /Sign in as Member/ })
    await member.and(page.locator('[href*="returnTo="]')).click()
    await page.waitForURL(`**${PATH}`)
    await choice(page, NAMES[0]).waitFor()
  })

  test('are off at first, are kept with the account, and are switched by the keyboard', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    await page.goto(PATH)
    for (const name of NAMES) await becomes(() => choice(page, name).isChecked(), false)
    assert.deepEqual(await barriersByDayAndNight(page), [])
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await choice(page, NAMES[1]).focus()
    await page.keyboard.press('Space')
    await becomes(() => choice(page, NAMES[1]).isChecked(), true)
    await becomes(
      async () => {
        const { preferences } = await call<{ preferences: object }>(page, 'GET', '/api/profile')
        return preferences
      },
      { experiments: { wordCount: true } }
    )
    await page.reload()
    await becomes(() => choice(page, NAMES[1]).isChecked(), true)
    await becomes(() => choice(page, NAMES[0]).isChecked(), false)
  })

  test('go back to what they were where the server refuses', async () => {
    desk.complaints.expect(/status of 503/)
    const page = await newcomer(desk)
    await page.goto(PATH)
    await page.route('**/api/profile', refuse(503))
    await choice(page, NAMES[2]).click()
    await page
      .getByRole('status')
      .or(page.getByRole('alert'))
      .filter({ hasText: /./ })
      .first()
      .waitFor()
    await becomes(() => choice(page, NAMES[2]).isChecked(), false)
    await becomes(() => page.locator('html[data-large-prompts]').count(), 0)
  })

  test('"Decide on all changes at once" decides on what is open, and one undo takes it back', async ({
    assert,
  }) => {
    const page = await newcomer(desk)
    const before = await openEditor(page)
    assert.equal(await before.getByRole('button', { name: /Accept all/ }).count(), 0)
    await takePart(page, NAMES[0])
    const variant = await openEditor(page)
    const count = await variant.locator('button[data-edit]').count()
    await variant.locator('button[data-edit]').first().focus()
    await page.keyboard.press('r')
    await variant.getByText(`1 of ${count} changes decided, 1 rejected.`).waitFor()
    await variant.getByRole('button', { name: /Accept all open changes/ }).click()
    await variant.getByText(`${count} of ${count} changes decided, 1 rejected.`).waitFor()
    assert.equal(await variant.getByRole('button', { name: /all open changes/ }).count(), 0)
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await variant.getByRole('button', { name: /^Undo/ }).click()
    await variant.getByText(`1 of ${count} changes decided, 1 rejected.`).waitFor()
    await variant.getByRole('button', { name: /Reject all open changes/ }).click()
    await variant.getByText(`${count} of ${count} changes decided, ${count} rejected.`).waitFor()
  })

  test('"Word count while you write" counts below the prompt', async ({ assert }) => {
    const page = await newcomer(desk)
    const field = page.getByLabel('What would you like to improve today?')
    await page.goto('/home')
    await field.fill('Write a poem')
    assert.equal(await page.getByText(/^Words: /).count(), 0)
    await takePart(page, NAMES[1])
    await page.goto('/home')
    await field.fill('Write a poem – 20 lines 🦊')
    await page.getByText('Words: 5. Characters: 25.').waitFor()
    assert.deepEqual(await barriersAtEachWidth(page), [])
    await openEditor(page)
    await page.getByText(/^Words: \d+\. Characters: \d+\.$/).waitFor()
  })

  test('"Large prompt text" sets prompts larger at once, and nothing else', async ({ assert }) => {
    const page = await newcomer(desk)
    const sizeOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one) => getComputedStyle(one).fontSize)
    await openEditor(page)
    assert.equal(await sizeOf('textarea#original'), '17px')
    const heading = await sizeOf('h3')
    await takePart(page, NAMES[2])
    await becomes(() => page.locator('html[data-large-prompts]').count(), 1)
    await openEditor(page)
    assert.equal(await sizeOf('textarea#original'), '20px')
    assert.equal(await sizeOf('.prompt-text'), '20px')
    assert.equal(await sizeOf('h3'), heading)
    assert.deepEqual(await barriersAtEachWidth(page), [])
  })
})
