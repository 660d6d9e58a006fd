import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { call, holdBack, refuse, savedPrompt, shareLink } from '#tests/browser/saved/own_data'
import { fetched, has, saysNot, toasts } from '#tests/browser/specification/checks'
import type { WalkedApp } from '#tests/browser/specification/types'

const PROFILE = '**/api/profile'
const FIELDS = {
  'First name': ['firstName', 'Grace'],
  'Last name': ['lastName', 'Hopper'],
  'Role': ['role', 'Baker'],
  'Industry': ['industry', 'Bread'],
}
/** What only the tab of this name shows. */
const TABS = {
  Subscription: ['heading', 'Free plan'],
  Preferences: ['heading', 'Auto-save'],
  Sessions: ['heading', 'Access tokens for the terminal'],
  Profile: ['button', 'Update Profile'],
} as const

interface Person {
  email: string
  firstName: string
  lastName: string
  createdAt: string
}

const userOf = (page: Page, app: WalkedApp) => fetched<Person>(page, app, '/api/auth/user')
const update = (page: Page) => page.getByRole('button', { name: 'Update Profile' }).click()

export async function opensTabs(page: Page, app: WalkedApp): Promise<void> {
  const selected = page.getByRole('tab', { selected: true })
  await selected.waitFor()
  await becomes(() => selected.innerText(), 'Profile')
  await has('button', 'Update Profile')(page, app)
  for (const [name, [role, own]] of Object.entries(TABS)) {
    await page.getByRole('tab', { name, exact: true }).click()
    await page.getByRole('tabpanel', { name }).getByRole(role, { name: own }).waitFor()
    await becomes(() => selected.innerText(), name)
    for (const [other, [otherRole, others]] of Object.entries(TABS)) {
      if (other === name) continue
      assert.equal(await page.getByRole(otherRole, { name: others }).count(), 0, other)
    }
  }
}

export async function showsWhoIsThere(page: Page, app: WalkedApp): Promise<void> {
  const { email, firstName, lastName } = await userOf(page, app)
  await page
    .locator('main')
    .getByRole('img', { name: `Picture of ${firstName} ${lastName}` })
    .waitFor()
  const field = page.getByRole('textbox', { name: 'Email' })
  await becomes(() => field.inputValue(), email)
  assert.equal(await field.isEditable(), false)
  await becomes(() => page.getByLabel('First name').inputValue(), firstName)
  await becomes(() => page.getByLabel('Last name').inputValue(), lastName)
}

/** Each field is kept by the server under its own name, and there on a reload. */
export async function updatesProfile(page: Page, app: WalkedApp): Promise<void> {
  for (const [label, [, value]] of Object.entries(FIELDS)) {
    await page.getByLabel(label, { exact: true }).fill(value)
  }
  await update(page)
  await toasts('Profile Updated', 'Your profile is saved.')(page, app)
  const user = (await userOf(page, app)) as unknown as Record<string, unknown>
  for (const [field, value] of Object.values(FIELDS)) assert.equal(user[field], value)
  await page.reload()
  await page.getByLabel('Industry').waitFor()
  for (const [label, [, value]] of Object.entries(FIELDS)) {
    assert.equal(await page.getByLabel(label, { exact: true }).inputValue(), value)
  }
}

const FAILED = 'Failed to update profile. Please try again.'

/** The first refusal has the messages loaded, so that one that comes too early at the second is seen. */
export async function failsToUpdate(page: Page, app: WalkedApp): Promise<void> {
  const before = await userOf(page, app)
  await page.route(PROFILE, (route) =>
    route.request().method() === 'GET' ? route.fallback() : refuse(503)(route)
  )
  await page.getByLabel('Industry').fill('Baking')
  await update(page)
  await toasts('Error', FAILED)(page, app)
  await saysNot(page, 'Profile Updated')
  assert.equal(await page.getByLabel('Industry').inputValue(), 'Baking')
  assert.deepEqual(await userOf(page, app), before)
  const release = await holdBack(page, PROFILE)
  const asked = page.waitForRequest(PROFILE)
  await update(page)
  await asked
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await saysNot(page, 'Profile Updated')
  await release()
  await page.unroute(PROFILE)
  await toasts('Profile Updated', 'Your profile is saved.')(page, app)
  await saysNot(page, FAILED)
  assert.notDeepEqual(await userOf(page, app), before)
}

export async function remembersTheme(page: Page): Promise<void> {
  const chosen = (name: string) => page.getByRole('radio', { name })
  const dark = page.locator('html[data-theme="dark"]')
  await chosen('System').waitFor({ state: 'attached' })
  await becomes(() => chosen('System').isChecked(), true)
  await becomes(() => dark.count(), 0)
  const kept = page.waitForResponse(PROFILE)
  await chosen('Dark').check({ force: true })
  await dark.waitFor()
  await kept
  await page.reload()
  await dark.waitFor()
  await becomes(() => chosen('Dark').isChecked(), true)
}

export async function isMemberSince(page: Page, app: WalkedApp): Promise<void> {
  const fact = page
    .locator('dt', { hasText: 'Member since' })
    .locator('xpath=following-sibling::dd')
  const shown = await fact.innerText()
  const { createdAt } = await userOf(page, app)
  assert.ok(!Number.isNaN(Date.parse(createdAt)))
  const day = await page.evaluate(
    (moment) => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(moment)),
    createdAt
  )
  assert.equal(shown, day)
  assert.match(shown, /^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/)
}

/** Two prompts are saved and one of them is shared, after one improvement. */
export async function profileFigures(page: Page, app: WalkedApp): Promise<void> {
  const figures = () => page.getByRole('region', { name: 'At a glance' }).getByRole('listitem')
  const counts = async (...wanted: number[]) => {
    for (const [at, count] of wanted.entries()) {
      await figures().nth(at).getByText(String(count), { exact: true }).waitFor()
    }
  }
  await counts(0, 0, 0)
  const id = await savedPrompt(page, 'Write a launch email')
  await savedPrompt(page, 'Write the agenda of a meeting')
  await shareLink(page, id)
  for (const originalPrompt of ['Write a poem', 'Write a toast', 'Write a note']) {
    await call(page, 'POST', '/api/ai/enhance-prompt', { originalPrompt })
  }
  await page.reload()
  await counts(2, 3, 1)
  const saved = await fetched<unknown[]>(page, app, '/api/prompts?saved=true')
  assert.equal(saved.length, 2)
}
