import assert from 'node:assert/strict'
import type { APIResponse, Page, Route } from 'playwright-core'
import type { Check, WalkedApp } from '#tests/browser/specification/types'

type Role = Parameters<Page['getByRole']>[0]
type Answer = Parameters<Route['fulfill']>[0]

const PATIENCE = 5_000

/** The text is on the screen, whatever stands around it. */
export const shows =
  (text: string): Check =>
  async (page) => {
    await page.getByText(text).first().waitFor({ timeout: PATIENCE })
  }

/** There is a part of this role and exactly this accessible name. */
export const has =
  (role: Role, name: string, state: { disabled?: boolean } = {}): Check =>
  async (page) => {
    const part = page.getByRole(role, { name, exact: true, ...state }).first()
    await part.waitFor({ timeout: PATIENCE })
  }

export const linksTo =
  (name: string, href: string): Check =>
  async (page) => {
    const link = page.getByRole('link', { name }).and(page.locator(`[href="${href}"]`))
    await link.first().waitFor({ timeout: PATIENCE })
  }

/** The address that the browser ends at, without the origin. */
export const endsAt =
  (address: string): Check =>
  async (page) => {
    await page.waitForURL(({ pathname, search }) => pathname + search === address, {
      timeout: PATIENCE,
    })
  }

export const endsWithTitle =
  (heading: string): Check =>
  async (page) => {
    await page.getByRole('heading', { name: heading }).first().waitFor({ timeout: PATIENCE })
  }

/** Sends a call as the person of this page, with the token that protects writes. */
export async function send(
  page: Page,
  app: WalkedApp,
  method: string,
  path: string,
  data?: unknown
): Promise<APIResponse> {
  const cookies = await page.context().cookies(app.url)
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value
  const headers = token ? { 'X-XSRF-TOKEN': decodeURIComponent(token) } : undefined
  return page.request.fetch(app.url + path, { method, data, headers })
}

/** The call answers with this status and, where named, with these fields. */
export const answers =
  (method: string, path: string, status: number, fields: string[] = [], data?: unknown): Check =>
  async (page, app) => {
    const answer = await send(page, app, method, path, data)
    assert.equal(answer.status(), status)
    const body = fields.length > 0 ? await answer.json() : {}
    for (const field of fields) assert.ok(field in body, `${field} is missing`)
  }

export const all =
  (...checks: Check[]): Check =>
  async (page, app) => {
    for (const check of checks) await check(page, app)
  }

export const press =
  (role: Role, name: string): Check =>
  (page) =>
    page.getByRole(role, { name, exact: true }).first().click()

export const onPhone: Check = (page) => page.setViewportSize({ width: 390, height: 844 })

/** The server answers these addresses in this way, whatever it is asked. */
export const answered =
  (addresses: string, answer: Answer): Check =>
  async (page) => {
    await page.route(addresses, (route) => route.fulfill(answer))
  }

/** What is asked for at these addresses never comes. */
export const held =
  (addresses: string): Check =>
  async (page) => {
    await page.route(addresses, () => undefined)
  }

/** The network fails for these addresses. */
export const lost =
  (addresses: string): Check =>
  async (page) => {
    await page.route(addresses, (route) => route.abort())
  }

/** The buttons of these names are there, and nobody can press them. */
export const isDisabled = (...names: string[]): Check =>
  all(...names.map((name) => has('button', name, { disabled: true })))

/** One message shows both: what it is, and what it says. */
export const toasts =
  (title: string, said: string): Check =>
  async (page) => {
    const message = page.getByRole('listitem').filter({ hasText: said })
    await message.getByText(title, { exact: true }).waitFor({ timeout: PATIENCE })
  }
