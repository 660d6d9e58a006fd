import assert from 'node:assert/strict'
import type { APIResponse, Page, Route } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import type { Check, WalkedApp } from '#tests/browser/specification/types'

export type Role = Parameters<Page['getByRole']>[0]
type State = Parameters<Page['getByRole']>[1]
type Answer = Parameters<Route['fulfill']>[0]

/** An element of the screen says this and nothing else. */
export const shows =
  (text: string): Check =>
  async (page) => {
    const shown = page.getByText(text, { exact: true }).filter({ visible: true })
    await shown.first().waitFor()
  }

/** The element with this role says this and nothing else. */
export const says =
  (role: Role, text: string): Check =>
  async (page) => {
    const element = page.getByRole(role).filter({ hasText: text }).first()
    await element.waitFor()
    await becomes(async () => (await element.innerText()).trim(), text)
  }

/** Nothing on the screen says this. */
export async function saysNot(page: Page, ...texts: string[]): Promise<void> {
  for (const text of texts) assert.equal(await page.getByText(text).count(), 0, text)
}

/** There is a part of this role and exactly this accessible name. */
export const has =
  (role: Role, name: string, state: State = {}): Check =>
  async (page) => {
    const part = page.getByRole(role, { name, exact: true, ...state }).first()
    await part.waitFor()
  }

/** The address that the browser ends at, without the origin. */
export const endsAt =
  (address: string): Check =>
  async (page) => {
    await page.waitForURL(({ pathname, search }) => pathname + search === address)
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

/** What the API answers the person of this page; throws where it refuses. */
export async function fetched<Body>(page: Page, app: WalkedApp, path: string): Promise<Body> {
  const answer = await send(page, app, 'GET', path)
  assert.equal(answer.status(), 200, path)
  return (await answer.json()) as Body
}

/** The call is refused with this status, in the one shape of errors. */
export const refuses =
  (method: string, path: string, status: number, data?: unknown): Check =>
  async (page, app) => {
    const answer = await send(page, app, method, path, data)
    assert.equal(answer.status(), status)
    const { message, code } = (await answer.json()) as Record<string, unknown>
    for (const value of [message, code]) assert.match(String(value), /\S/)
    assert.equal(typeof message, 'string')
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

/** The one message on the screen has this title and this text. */
export const toasts =
  (title: string, text: string): Check =>
  async (page) => {
    const messages = page.locator('[aria-label="Notifications (F8)"] li[data-state="open"]')
    const message = messages.filter({ has: page.getByText(text, { exact: true }) })
    await message.getByText(title, { exact: true }).waitFor()
    assert.equal(await messages.count(), 1)
  }
