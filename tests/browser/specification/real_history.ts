import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { call } from '#tests/browser/saved/own_data'
import { fetched, shows } from '#tests/browser/specification/checks'
import { exported } from '#tests/browser/specification/editor_checks'
import {
  brings,
  clipboard,
  EXAMPLE,
  openVersion,
  original,
} from '#tests/browser/specification/writing'
import type { Check, WalkedApp } from '#tests/browser/specification/types'

interface Activity {
  type: string
  title: string
  description: string
  category: string
  promptId: string | null
  templateName: string | null
  originalPrompt: string | null
  refinedPrompt: string | null
  qualityScore: number | null
  timestamp: string
}

const LIST = '/api/activities'
const TYPES: Record<string, string> = {
  prompt_refined: 'Prompt refined',
  template_used: 'Template used',
  prompt_exported: 'Prompt exported',
  prompt_copied: 'Prompt copied',
}

const entries = (page: Page) => page.locator('main section li').filter({ has: page.locator('h3') })
const label = (word: string) => word[0].toUpperCase() + word.slice(1)

/** A prompt of marketing that was refined and copied, one of a meeting with another score, and a template that was used. */
export const someHistory: Check = async (page) => {
  const improve = (originalPrompt: string) =>
    call<{ promptId: string }>(page, 'POST', '/api/ai/enhance-prompt', { originalPrompt })
  const { promptId } = await improve(EXAMPLE)
  await improve('Write an agenda for our team meeting')
  await call(page, 'POST', LIST, { type: 'prompt_copied', promptId })
  await call(page, 'POST', '/api/templates/email-campaign/uses')
}

const listOf = (page: Page, app: WalkedApp, query = '') =>
  fetched<Activity[]>(page, app, `${LIST}${query}`)

/** Shows these entries, in this order. */
async function lists(page: Page, activities: Activity[]): Promise<void> {
  const wanted = activities.map(({ title }) => title)
  await page.waitForFunction(
    (cell) =>
      JSON.stringify([...document.querySelectorAll('main h3')].map((one) => one.textContent)) ===
      cell,
    JSON.stringify(wanted)
  )
}

/** A quote that says what the title says is left out. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

export async function listsTheApi(page: Page, app: WalkedApp): Promise<void> {
  const activities = await listOf(page, app)
  assert.equal(activities.length, 4)
  const scores = activities.flatMap(({ qualityScore }) => qualityScore ?? [])
  assert.equal(new Set(scores).size, 2)
  await lists(page, activities)
  for (const [at, activity] of activities.entries()) {
    const shown = entries(page).nth(at)
    const { type, category, title, description, qualityScore, originalPrompt, templateName } =
      activity
    for (const line of [TYPES[type], label(category), description]) {
      await shown.getByText(line, { exact: true }).waitFor()
    }
    const score = shown.getByText(/^Score: /)
    assert.deepEqual(
      await score.allTextContents(),
      qualityScore === null ? [] : [`Score: ${qualityScore}/100`]
    )
    const isQuoted = originalPrompt !== null && lettersOf(originalPrompt) !== lettersOf(title)
    assert.equal(await shown.locator('blockquote').count(), isQuoted ? 1 : 0)
    if (templateName) await shown.getByText(`Template: ${templateName}`).waitFor()
    assert.match(
      await shown.locator('time').innerText(),
      /^(just now|[1-9]\d* (minutes?|hours?) ago)$/
    )
    const moment = await shown.locator('time').getAttribute('datetime')
    assert.equal(Date.parse(moment ?? ''), Date.parse(activity.timestamp))
  }
}

export async function narrowsByHand(page: Page, app: WalkedApp): Promise<void> {
  const all = await listOf(page, app)
  await lists(page, all)
  const category = page.getByLabel('Category', { exact: true })
  const type = page.getByLabel('Type', { exact: true })
  await category.selectOption('Marketing')
  const marketing = all.filter((one) => one.category === 'marketing')
  assert.ok(marketing.length > 0 && marketing.length < all.length)
  await lists(page, marketing)
  await type.selectOption('Prompt copied')
  await lists(
    page,
    marketing.filter((one) => one.type === 'prompt_copied')
  )
  await category.selectOption('All categories')
  await type.selectOption('Prompt refined')
  await page.getByPlaceholder('Search activities...').fill('AGENDA')
  const agenda = all.filter((one) => one.type === 'prompt_refined' && /agenda/i.test(one.title))
  assert.equal(agenda.length, 1)
  await lists(page, agenda)
  await page.waitForURL(
    ({ search }) => search.includes('type=prompt_refined') && search.includes('AGENDA')
  )
  await page.reload()
  await lists(page, agenda)
}

export async function clearsFilters(page: Page, app: WalkedApp): Promise<void> {
  await page.getByRole('button', { name: 'Clear search and filters' }).click()
  await lists(page, await listOf(page, app))
}

export async function opensInEditor(page: Page): Promise<void> {
  const entry = entries(page).filter({ hasText: 'Prompt refined' }).filter({ hasText: EXAMPLE })
  await entry.getByRole('link', { name: 'View in editor' }).click()
  await page.waitForURL(/\/prompt-editor\?id=/)
  await page.getByRole('region', { name: 'Analysis' }).waitFor()
  await becomes(() => original(page).inputValue(), EXAMPLE)
}

const option = async (page: Page, words: string, item: string) => {
  await entries(page)
    .filter({ hasText: words })
    .first()
    .getByRole('button', { name: 'More options' })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Each item does what it says: filters, copies, opens. */
export async function actsFromTheMenu(page: Page, app: WalkedApp): Promise<void> {
  const all = await listOf(page, app)
  await lists(page, all)
  await option(page, 'Prompt copied', 'Show only: Marketing')
  await lists(
    page,
    all.filter((one) => one.category === 'marketing')
  )
  await option(page, 'Prompt copied', 'Show only: Prompt copied')
  await page.waitForURL(/type=prompt_copied/)
  await option(page, 'Prompt copied', 'Copy the original')
  await shows('Copied!')(page, app)
  await becomes(() => clipboard(page), EXAMPLE)
  await option(page, 'Prompt copied', 'Open the prompt')
  await page.waitForURL(/\/saved\/[0-9a-f-]{36}$/)
  await page.getByRole('heading', { level: 1, name: EXAMPLE }).waitFor()
}

/** Opening a template, its improvement, an export and a copy: the newest first. */
export async function recordsWhatIsDone(page: Page, app: WalkedApp): Promise<void> {
  const recorded = () =>
    page.waitForResponse(
      (answer) => answer.url().endsWith(LIST) && answer.request().method() === 'POST'
    )
  await page.getByRole('region', { name: 'Analysis' }).waitFor()
  await page.goto(app.url + brings('/prompt-editor'))
  await page.getByRole('tab').nth(2).waitFor()
  let noted = recorded()
  await exported(page)
  assert.equal((await noted).status(), 204)
  noted = recorded()
  await openVersion(page, 'optimized')
  await page.getByRole('button', { name: 'Copy: Optimized Version' }).click()
  assert.equal((await noted).status(), 204)
  const [copied, out, refined, ...before] = await listOf(page, app)
  assert.deepEqual(
    [copied, out, refined].map(({ type }) => type),
    ['prompt_copied', 'prompt_exported', 'prompt_refined']
  )
  assert.equal(refined.originalPrompt, EXAMPLE)
  const template = before.find(({ type }) => type === 'template_used')
  assert.equal(template?.templateName, 'Blog Post Outline')
}
