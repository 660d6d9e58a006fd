import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import type { VariantId } from '#app/prompts/domain/types'
import { becomes } from '#tests/browser/helpers/becomes'
import { haltEngineIn, STEPS } from '#tests/browser/create/halted_engine'
import { fetched, toasts } from '#tests/browser/specification/checks'
import type { Check, WalkedApp } from '#tests/browser/specification/types'
import {
  brings,
  clipboard,
  openVersion,
  original,
  part,
} from '#tests/browser/specification/writing'

const TEMPLATES = ['email-campaign', 'blog-outline', 'sales-sequence']
export const TITLES = ['Structured Version', 'Contextual Version', 'Optimized Version']
const FLAGS = ['Role', 'Context', 'Format', 'Constraints']

export const versions = (page: Page) => page.locator('[data-variant]')
export const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })
const progress = (page: Page) => page.getByRole('progressbar', { name: 'Progress of the analysis' })

/** All three are there; one of them is shown. */
export const analyzed: Check = (page) => versions(page).nth(2).waitFor({ state: 'attached' })

export async function loadsTemplates(page: Page, app: WalkedApp): Promise<void> {
  for (const id of TEMPLATES) {
    const { content } = await fetched<{ content: string }>(page, app, `/api/templates/${id}`)
    await page.goto(`${app.url}/prompt-editor?template=${id}`)
    await part(page, 'Analysis').waitFor()
    await becomes(() => original(page).inputValue(), content)
  }
}

/** The work is let go only when the bar has been seen at the step that does it. */
export async function followsWork(page: Page, app: WalkedApp): Promise<void> {
  const release = await haltEngineIn(page, 3)
  await page.goto(app.url + brings('/prompt-editor'))
  await page.getByText(STEPS[2]).waitFor()
  assert.equal(await progress(page).getAttribute('aria-valuenow'), '3')
  assert.equal(await versions(page).count(), 0)
  await release()
  await analyzed(page, app)
  assert.equal(await progress(page).count(), 0)
}

export async function hasFlags(page: Page, state: 'Included' | 'Missing'): Promise<void> {
  for (const flag of FLAGS) {
    const item = part(page, 'Analysis').getByRole('listitem').filter({ hasText: flag })
    await item.filter({ hasText: state }).first().waitFor()
  }
}

export const offers =
  (name: string, values: string[]): Check =>
  async (page) => {
    const options = page.getByLabel(name).locator('option')
    await options.first().waitFor({ state: 'attached' })
    await becomes(() => options.allTextContents(), values)
  }

export async function exported(page: Page) {
  await openVersion(page)
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: `Export: ${TITLES[0]}` }).click()
  await page.getByRole('menuitem', { name: 'Markdown' }).click()
  return waiting
}

interface Kept {
  improvement: { variants: { id: VariantId; title: string; content: string }[] }
}

/** The open prompt as the server keeps it. */
export async function kept(page: Page, app: WalkedApp): Promise<Kept['improvement']> {
  await page.waitForURL(/[?&]id=/)
  const id = new URL(page.url()).searchParams.get('id')
  return (await fetched<Kept>(page, app, `/api/prompts/${id}`)).improvement
}

/** Each button copies its own version, and says so. */
export async function copiesEachVersion(page: Page, app: WalkedApp): Promise<void> {
  await analyzed(page, app)
  const { variants } = await kept(page, app)
  assert.deepEqual(
    variants.map(({ title }) => title),
    TITLES
  )
  for (const { id, title, content } of variants) {
    await openVersion(page, id)
    await page.getByRole('button', { name: `Copy: ${title}` }).click()
    const toastText = 'The prompt has been copied to your clipboard.'
    await toasts('Copied to clipboard', toastText)(page, app)
    await becomes(() => clipboard(page), content)
  }
}

/** A moved setting is an instruction; without it the versions are what they were. */
export async function followsSettings(page: Page, app: WalkedApp): Promise<void> {
  await analyzed(page, app)
  await openVersion(page)
  const text = () => versions(page).first().innerText()
  const before = await text()
  const changes = async (act: () => Promise<unknown>) => {
    const last = await text()
    await act()
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>('[data-variant]')?.innerText !== old,
      last
    )
  }
  await changes(() => page.getByLabel('Target audience').selectOption('executive'))
  await versions(page)
    .first()
    .getByText(/executive/i)
    .first()
    .waitFor()
  await changes(() => slider(page, 'Tone').press('End'))
  await changes(() => page.getByRole('button', { name: 'Reset', exact: true }).click())
  await page.waitForFunction(
    (first) => document.querySelector<HTMLElement>('[data-variant]')?.innerText === first,
    before
  )
  await becomes(() => slider(page, 'Tone').getAttribute('aria-valuenow'), '5')
}
