import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { send } from '#tests/browser/specification/checks'
import type { Check, WalkedApp } from '#tests/browser/specification/types'
import type { Score, Variant } from '#app/prompts/domain/types'

const QUESTIONS = [/other AI tools/, /technical skills/, /satisfied/, /launch pricing/]
const NOT_MEASURED = /94 ?%|2\.3 ?h|2 hours|5 min/
const NOT_BUILT = /real[- ]time|team|priority support|drag/i

interface Improved {
  analysis: { score: Score }
  versions: Variant[]
}

/** The scores and the texts of the demo are those that the engine gives the same request. */
export async function comparesRealPrompts(page: Page, app: WalkedApp): Promise<void> {
  const before = page.getByRole('article', { name: 'Basic prompt' })
  const after = page.getByRole('article', { name: 'Enhanced prompt' })
  const originalPrompt = (await before.locator('p').first().innerText()).trim()
  const answer = await send(page, app, 'POST', '/api/ai/enhance-prompt', { originalPrompt })
  const { analysis, versions } = (await answer.json()) as Improved
  const best = versions.reduce((a, b) => (b.scoreFilled > a.scoreFilled ? b : a))
  assert.equal(await before.locator('strong').innerText(), String(analysis.score.value))
  assert.equal(await after.locator('strong').innerText(), String(best.score))
  assert.ok(best.score > analysis.score.value)
  assert.equal(await after.getByRole('listitem').count(), best.improvements.length)
  for (const { label } of best.blanks) await after.getByText(`[${label}]`).first().waitFor()
  await after.getByText('How both scores are calculated').click()
  // The enhanced prompt may be scored in more parts than the basic one.
  for (const { label } of analysis.score.parts)
    await after.getByRole('rowheader', { name: label, exact: true }).waitFor()
}

export const hasColumn =
  (heading: string, links: string[]): Check =>
  async (page) => {
    const column = page
      .locator('footer nav > div')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    assert.deepEqual(await column.getByRole('link').allTextContents(), links)
  }

/** Each answer is hidden until its question is pressed, and hides that of the question before. */
export async function accordion(page: Page): Promise<void> {
  const items = page.locator('#faq details')
  assert.equal(await items.count(), QUESTIONS.length)
  const answers = new Set<string>()
  for (const [at, question] of QUESTIONS.entries()) {
    const answer = items.nth(at).locator('p')
    assert.equal(await answer.isVisible(), false)
    await items.nth(at).locator('summary').filter({ hasText: question }).click()
    await answer.waitFor()
    answers.add(await answer.innerText())
    assert.equal(await page.locator('#faq details[open]').count(), 1)
  }
  assert.equal(answers.size, QUESTIONS.length)
  assert.equal(answers.has(''), false)
}

export async function menuToggles(page: Page): Promise<void> {
  const toggle = page.locator('header summary')
  const items = page.locator('header details').getByRole('link')
  assert.equal(await items.first().isVisible(), false)
  await toggle.click()
  await items.first().waitFor()
  await becomes(
    () => items.allTextContents(),
    ['Product', 'About Us', 'Resources', 'Pricing', 'Get Started']
  )
  await toggle.click()
  await items.first().waitFor({ state: 'hidden' })
}

/** The prices that can be seen, which are those of one interval. */
async function showsPrice(page: Page, price: string, other: string): Promise<void> {
  const card = page.getByRole('article', { name: 'Pro membership' })
  await card.getByText(price, { exact: true }).waitFor()
  await card.getByText(other, { exact: true }).waitFor({ state: 'hidden' })
  const badge = card.getByText('30% OFF', { exact: true })
  await becomes(() => badge.isVisible(), price === '$20.99')
}

/** Monthly is chosen at first; each choice shows its own price alone. */
export async function pricesFollowTheInterval(page: Page): Promise<void> {
  const chosen = page.locator('#pricing')
  assert.ok(await chosen.getByRole('radio', { name: 'Monthly' }).isChecked())
  await showsPrice(page, '$29.99', '$20.99')
  await chosen.getByText('Annual', { exact: true }).click()
  await showsPrice(page, '$20.99', '$29.99')
  await chosen.getByText('Monthly', { exact: true }).click()
  await showsPrice(page, '$29.99', '$20.99')
}

/** What is paid once a year is twelve of the months that are shown, and 30 % less than monthly. */
export async function addsUp(page: Page): Promise<void> {
  await page.locator('#pricing').getByText('Annual', { exact: true }).click()
  const card = page.getByRole('article', { name: 'Pro membership' })
  const note = await card.getByText(/once a year/).innerText()
  const [year] = note.match(/\d+\.\d\d/) ?? []
  assert.equal(Number(year).toFixed(2), (20.99 * 12).toFixed(2))
  assert.equal(Math.round((1 - 20.99 / 29.99) * 100), 30)
}

/** As many cards as said, each with a title and a text of its own. */
export const showsCards =
  (selector: string, count: number): Check =>
  async (page) => {
    const titles = await page.locator(`${selector} h3`).allTextContents()
    const texts = await page.locator(`${selector} h3 + p`).allTextContents()
    assert.equal(
      new Set([...titles, ...texts].filter((line) => line.trim() !== '')).size,
      count * 2
    )
  }

/** Steps with these names, numbered from one, each with something said and drawn. */
export const showsSteps =
  (...names: string[]): Check =>
  async (page) => {
    const steps = page.locator('#features ol > li')
    assert.equal(await steps.count(), names.length)
    for (const [at, name] of names.entries()) {
      const step = steps.nth(at)
      assert.ok(
        (await step.locator('h4').innerText()).replace(/\s+/g, ' ').startsWith(`${at + 1} ${name}`)
      )
      assert.match(await step.locator('p').innerText(), /\w/)
      assert.equal(await step.locator('svg').count(), 1)
    }
  }

/** Every part that names something unbuilt stands in an article or a list item that says so. */
export async function claimsAreKept(page: Page): Promise<void> {
  assert.doesNotMatch(await page.locator('main').innerText(), NOT_MEASURED)
  const claims = page.locator('main li, main p').filter({ hasText: NOT_BUILT })
  assert.notEqual(await claims.count(), 0)
  for (const claim of await claims.all()) {
    const around = claim.locator('xpath=ancestor-or-self::*[self::article or self::li][last()]')
    assert.match(await around.innerText(), /coming soon/i)
  }
}
