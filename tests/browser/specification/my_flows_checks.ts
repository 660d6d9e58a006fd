import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { call } from '#tests/browser/saved/own_data'
import { endsAt, fetched, shows } from '#tests/browser/specification/checks'
import type { Check } from '#tests/browser/specification/types'
import { GREETING } from '#tests/functional/flows/flow_steps'

const TAGS = ['Weekly', 'b', 'c', 'd', 'e']

const make = (page: Page, title: string, about: object = {}) =>
  call<{ id: string }>(page, 'POST', '/api/flows', { title, ...about })

/** One with steps and many tags, and one that has only a name. */
export const twoFlows: Check = async (page) => {
  await make(page, 'Report', { tags: TAGS, graph: GREETING })
  await make(page, 'Letter')
}

const card = (page: Page, title: string) =>
  page
    .locator('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) })

const titles = (page: Page) => page.locator('main li h2')

async function lists(page: Page, ...expected: string[]): Promise<void> {
  // Typing narrows the list a little later, and the list before may have had as many flows.
  await becomes(() => titles(page).allTextContents(), expected)
  await page.getByText(expected.length === 1 ? '1 flow' : `${expected.length} flows`).waitFor()
}

export const searches: Check = async (page) => {
  for (const [search, title] of [
    ['LETT', 'Letter'],
    ['weekly', 'Report'],
  ]) {
    await page.getByRole('searchbox').fill(search)
    await lists(page, title)
  }
}

export const sorts: Check = async (page) => {
  for (const [name, ...expected] of [
    ['Name', 'Letter', 'Report'],
    ['Created', 'Letter', 'Report'],
    ['Recent', 'Letter', 'Report'],
  ]) {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('button', { name, exact: true, pressed: true }).waitFor()
    await lists(page, ...expected)
  }
}

export const hasTabs: Check = async (page) => {
  const tabs = page.getByRole('tab')
  await tabs.first().waitFor()
  const names = await tabs.allTextContents()
  assert.deepEqual(names.slice(0, 4), ['All Flows', 'Recent', 'Favorites', 'Templates'])
}

/** The sixth is the one that was made first; the plan allows three, so that they are shown by an answer of five more. */
export const showsFiveRecent: Check = async (page, app) => {
  const [flow] = await fetched<Record<string, unknown>[]>(page, app, '/api/flows')
  const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`
  const many = [1, 2, 3, 4, 5, 6].map((day) => ({
    ...flow,
    ...{ id: `0000-${day}`, title: `Flow ${day}`, lastAccessedAt: at(day) },
  }))
  await page.route('**/api/flows?limit=5', (route) => route.fulfill({ json: many }))
  await page.goto(`${app.url}/my-workflows?tab=recent`)
  await lists(page, 'Flow 6', 'Flow 5', 'Flow 4', 'Flow 3', 'Flow 2')
}

export const opensCard: Check = async (page, app) => {
  const flows = await fetched<{ id: string; title: string }[]>(page, app, '/api/flows')
  const { id } = flows.find(({ title }) => title === 'Report')!
  await card(page, 'Report').getByRole('link', { name: 'Open: Report' }).click()
  await endsAt(`/flow-builder/${id}`)(page, app)
}

export const hasMenu: Check = async (page) => {
  await openMenu(page, 'Report')
  for (const name of ['Duplicate', 'Delete']) await page.getByRole('menuitem', { name }).waitFor()
}

const openMenu = (page: Page, title: string) =>
  card(page, title)
    .getByRole('button', { name: `More for “${title}”` })
    .click()

export const chooses =
  (item: string, text: string): Check =>
  async (page, app) => {
    await openMenu(page, 'Report')
    await page.getByRole('menuitem', { name: item }).click()
    await shows(text)(page, app)
  }

/** The server refuses what is chosen. */
export const choosesInVain =
  (item: string, text: string): Check =>
  async (page, app) => {
    await card(page, 'Report').waitFor()
    const refusal = { status: 500, json: { message: 'The disk is full.', code: 'storage' } }
    await page.route('**/api/flows/*', (route) => route.fulfill(refusal))
    await page.route('**/api/flows/*/duplicate', (route) => route.fulfill(refusal))
    await chooses(item, text)(page, app)
  }

export const showsThreeTags: Check = async (page) => {
  const tags = card(page, 'Report').getByRole('list', { name: 'Tags' }).getByRole('listitem')
  await tags.first().waitFor()
  const shown = await tags.allInnerTexts()
  assert.deepEqual(shown.slice(0, 3), TAGS.slice(0, 3))
  assert.match(shown[3], /^\+2/)
}

export const showsProgress: Check = async (page) => {
  for (const [title, percent] of [
    ['Report', '67'],
    ['Letter', '17'],
  ]) {
    const bar = card(page, title).getByRole('progressbar')
    await bar.waitFor()
    assert.equal(await bar.getAttribute('aria-valuenow'), percent)
  }
}

export const hasSpecifiedFields: Check = async (page, app) => {
  const [flow] = await fetched<object[]>(page, app, '/api/flows')
  for (const field of [
    ...['id', 'title', 'context', 'tags', 'isFavorite', 'currentStep'],
    ...['createdAt', 'updatedAt', 'lastAccessedAt'],
  ])
    assert.ok(field in flow, field)
}
