import type { Page } from 'playwright-core'
import type { Desk } from '#tests/browser/helpers/desk'
import { call, newcomer, proNewcomer } from '#tests/browser/saved/own_data'

export interface Team {
  id: string
  name: string
}

type Role = 'editor' | 'approver' | 'viewer'

let count = 0

/** Somebody on the Pro plan, and their new team. */
export async function newTeam(desk: Desk, name = `Northern team ${(count += 1)}`) {
  const owner = await proNewcomer(desk)
  const { id } = await call<{ id: string }>(owner, 'POST', '/api/workspaces', { name })
  return { owner, team: { id, name } }
}

interface Wish {
  role?: Role
  email?: string
}

/** The address of a new invitation. */
export async function invitation(owner: Page, { id }: Team, { role = 'editor', email }: Wish = {}) {
  const path = `/api/workspaces/${id}/invitations`
  const { url } = await call<{ url: string }>(owner, 'POST', path, { role, email })
  return new URL(url).pathname
}

/** Another person, who has joined a team. */
export async function memberOf(desk: Desk, owner: Page, team: Team, role: Role) {
  const page = await newcomer(desk, { name: 'Grace Hopper' })
  const path = await invitation(owner, team, { role })
  await call(page, 'POST', path.replace('/join/', '/api/invitations/'), {})
  return page
}

/** Something that a person creates in a team. */
export async function createIn(page: Page, { id }: Team, path: string, data: object) {
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token), 'hone-workspace': id }
  const response = await page.request.post(path, { data, headers })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return (await response.json()) as { id: string }
}

/** A saved prompt of a team. */
export async function teamPrompt(page: Page, team: Team, original: string, title?: string) {
  const { id } = await createIn(page, team, '/api/prompts', { original, title })
  await call(page, 'POST', `/api/prompts/${id}/versions`, {})
  return id
}

/** The button that says which workspace is shown. */
export const switcher = (page: Page, name?: string) =>
  page.getByRole('button', { name: name ? `Workspace: ${name}` : /^Workspace: /, exact: true })

/** Chooses a workspace in the menu of the sidebar, and waits until it is shown. */
export async function choose(page: Page, name: string): Promise<void> {
  await switcher(page).click()
  await page.getByRole('menuitemcheckbox', { name }).click()
  await page.waitForURL('**/home')
  await switcher(page, name).waitFor()
}
