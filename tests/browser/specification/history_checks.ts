import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { call, savedPrompt } from '#tests/browser/saved/own_data'
import { answered } from '#tests/browser/specification/checks'
import type { Check } from '#tests/browser/specification/types'

const LIST = '**/api/activities*'
export const NOON = new Date('2026-05-20T12:00:00')
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const LONG = `Write an email about our new product ${'and why it matters to them '.repeat(20)}`

export const entry = (title: string, change: object = {}) => ({
  id: title,
  type: 'prompt_refined',
  title,
  description: 'Improved a prompt.',
  category: 'marketing',
  promptId: '0190a0b0-0000-7000-8000-000000000001',
  templateName: null,
  originalPrompt: 'Write an email',
  refinedPrompt: 'You are a copywriter. Write an email.',
  qualityScore: 92,
  runId: null,
  resultExcerpt: null,
  timestamp: NOON.toISOString(),
  ...change,
})

/** A history of these entries, to be seen at noon. */
export const history =
  (...entries: object[]): Check =>
  async (page, app) => {
    await answered(LIST, { json: entries })(page, app)
  }

/** One entry for each time that passed since, named by it. */
export const aged = (...passed: number[]) =>
  history(
    ...passed.map((ago) =>
      entry(`${ago} ms`, { timestamp: new Date(NOON.getTime() - ago).toISOString() })
    )
  )

const titles = (page: Page) => page.getByRole('heading', { level: 3 })
const groups = (page: Page) => page.getByRole('heading', { level: 2 })

export const times =
  (...texts: string[]): Check =>
  async (page) => {
    await titles(page).first().waitFor()
    await becomes(() => page.locator('main time').allTextContents(), texts)
  }

export const groupsAre =
  (...names: string[]): Check =>
  async (page) => {
    await groups(page).first().waitFor()
    await becomes(() => groups(page).allTextContents(), names)
  }

export const finds =
  (...found: string[]): Check =>
  async (page) => {
    await titles(page)
      .nth(found.length - 1)
      .waitFor()
    await becomes(async () => (await titles(page).allTextContents()).sort(), found.sort())
  }

export const offers =
  (name: string, values: string[]): Check =>
  async (page) => {
    const options = page.getByLabel(name, { exact: true }).locator('option')
    await options.first().waitFor({ state: 'attached' })
    await becomes(async () => (await options.allTextContents()).slice(0, values.length), values)
  }

/** A prompt of marketing that was copied and one that was refined, and one of productivity. */
export const threeHappenings: Check = async (page) => {
  const email = await savedPrompt(page, 'Write a launch email')
  const report = await savedPrompt(page, 'Write the agenda of a meeting')
  for (const promptId of [email, report]) {
    await call(page, 'POST', '/api/activities', { type: 'prompt_copied', promptId })
  }
  await call(page, 'POST', '/api/ai/enhance-prompt', { originalPrompt: 'Write a launch email' })
}
