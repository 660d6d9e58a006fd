import { DatabaseSync } from 'node:sqlite'
import type { Locator, Page } from 'playwright-core'
import type { Desk } from '#tests/browser/helpers/desk'
import { arriveAs, call } from '#tests/browser/saved/own_data'

export const ADA = { email: 'ada.ends@hone.test', name: 'Ada Lovelace' }
export const GRACE = { email: 'grace.ends@hone.test', name: 'Grace Hopper' }

type Person = typeof ADA

/** Makes every session in the database older than a session may be. */
export async function expireSessions(desk: Desk): Promise<void> {
  const database = new DatabaseSync(desk.databaseFile, { timeout: 5000 })
  database.exec('pragma busy_timeout = 5000; update sessions set created_ms = 1, last_used_ms = 1')
  database.close()
}

/** Ends all sessions of Ada but a new one, as somebody does in the settings of another browser. */
export async function revokeSessions(desk: Desk): Promise<void> {
  const there = await arriveAs(desk, ADA.email, ADA.name)
  await there.goto('/settings?tab=sessions')
  await there.getByRole('button', { name: 'Sign out everywhere else' }).click()
  const dialog = there.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await there.getByText('You are not signed in anywhere else.').waitFor()
  await there.close()
}

/** Goes from the sign-up page on as this person, to where the page wants to return. */
export async function signInThere(page: Page, { email, name }: Person): Promise<void> {
  await page.waitForURL(/\/signup\?/)
  const returnTo = new URL(page.url()).searchParams.get('returnTo') ?? ''
  const query = new URLSearchParams({ login_hint: email, returnTo })
  await page.goto(`/api/login?${query}`)
  if (!page.url().includes('/interaction/')) return
  await page.locator('input[name=name]').fill(name)
  await page.locator('input[name=email]').fill(email)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in beside a page, by the link that it shows. The page stays open; the tab beside it closes where a browser lets it. */
export async function signInBeside(page: Page, link: Locator, person: Person): Promise<void> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()])
  const closed = tab.waitForEvent('close')
  await signInThere(tab, person)
  await Promise.any([closed, tab.getByRole('heading', { name: 'You are signed in' }).waitFor()])
  if (!tab.isClosed()) await tab.close()
}

/** What a page shows over a request that was refused because the session had ended. */
export const signInDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Sign in again to go on' })

/** What this browser holds, and this tab. */
export const keptHere = (page: Page) =>
  page.evaluate(() => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }))

/** The addresses that this page writes to from now on. */
export const putsOf = (page: Page): string[] => {
  const puts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') puts.push(request.url())
  })
  return puts
}

/** Signs out in another tab of the same browser. */
export async function signOutElsewhere(page: Page): Promise<Page> {
  const other = await page.context().newPage()
  await other.goto('/settings')
  await other.getByRole('link', { name: 'Sign Out' }).click()
  await other.waitForURL((url) => url.pathname === '/')
  return other
}

export const draftOnServer = async (page: Page, id: string) =>
  (await call<{ draft: string }>(page, 'GET', `/api/prompts/${id}`)).draft
