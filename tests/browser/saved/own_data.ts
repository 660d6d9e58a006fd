import { DatabaseSync } from 'node:sqlite'
import type { Page, Route } from 'playwright-core'
import type { Desk } from '#tests/browser/helpers/desk'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type Arrival = Omit<Parameters<Desk['arrive']>[0] & object, 'as'> & { name?: string }

let count = 0

/** A page of somebody who was never here before, signed in at the sandbox. */
export async function newcomer(
  desk: Desk,
  { name = 'Ada Lovelace', ...options }: Arrival = {}
): Promise<Page> {
  count += 1
  return arriveAs(desk, `keeper-${process.pid}-${count}@hone.test`, name, options)
}

/** A newcomer on the Pro plan, who may keep any number of prompts and export to every format. */
export async function proNewcomer(desk: Desk, options: Arrival = {}) {
  const page = await newcomer(desk, options)
  const { id } = await call<{ id: string }>(page, 'GET', '/api/auth/user')
  const database = new DatabaseSync(desk.databaseFile, { timeout: 5000 })
  database.prepare("update users set plan = 'pro' where id = ?").run(id)
  database.close()
  return page
}

/** The same person again, in a browser of their own. */
export async function arriveAs(desk: Desk, email: string, name: string, options: Arrival = {}) {
  const page = await desk.arrive({ ...options, as: null })
  await signInAs(desk, page, email, name)
  return page
}

/** The person of this page, signed in again in a browser of their own. */
export async function arriveAgain(desk: Desk, page: Page, options: Arrival = {}) {
  const { email } = await call<{ email: string }>(page, 'GET', '/api/auth/user')
  return arriveAs(desk, email, 'Ada Lovelace', options)
}

async function signInAs(desk: Desk, page: Page, email: string, name: string): Promise<void> {
  const asked = await page.request.get(`/api/login?${new URLSearchParams({ login_hint: email })}`)
  if (!asked.url().includes('/interaction/')) return
  const answer = await page.request.post(asked.url(), { form: { name, email } })
  if (!answer.url().startsWith(desk.url)) throw new Error(`Sign-in ended at ${answer.url()}`)
}

/** One call of the API as the person of this page; throws when it is refused. */
export async function call<Answer>(
  page: Page,
  method: Method,
  path: string,
  data?: object
): Promise<Answer> {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token) }
  const response = await page.request.fetch(path, { method, data, headers })
  const text = await response.text()
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${text}`)
  return (text === '' ? null : JSON.parse(text)) as Answer
}

interface About {
  title?: string
  tags?: string[]
  folder?: string
  pinned?: boolean
}

/** A saved prompt of this person with one version, as the API makes it. */
export async function savedPrompt(
  page: Page,
  original: string,
  { title, ...about }: About = {}
): Promise<string> {
  const { id } = await call<{ id: string }>(page, 'POST', '/api/prompts', { original, title })
  await call(page, 'POST', `/api/prompts/${id}/versions`, {})
  if (Object.keys(about).length > 0) await call(page, 'PATCH', `/api/prompts/${id}`, about)
  return id
}

interface Made {
  id: string
  url: string
  token: string
}

export function shareLink(page: Page, promptId: string, expiresAt?: string): Promise<Made> {
  return call<Made>(page, 'POST', '/api/shares', { promptId, expiresAt })
}

export const refuse = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { message: 'The disk is full.', code: 'storage' } })

/** Holds the requests to `url` back until the function it resolves to is called. */
export async function holdBack(page: Page, url: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  const passed: Promise<void>[] = []
  const hold = (route: Route) => {
    const pass = gate.promise.then(() => route.continue())
    passed.push(pass)
    return pass
  }
  await page.route(url, hold)
  return async () => {
    gate.resolve()
    await Promise.all(passed)
    await page.unroute(url, hold)
  }
}
