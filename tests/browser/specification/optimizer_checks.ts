import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { becomes, eventually } from '#tests/browser/helpers/becomes'
import { fetched } from '#tests/browser/specification/checks'
import type { Check, WalkedApp } from '#tests/browser/specification/types'
import { EXAMPLE, flat, original, part } from '#tests/browser/specification/writing'
import { analyze } from '#app/prompts/domain/analyze'
import type { Variant } from '#app/prompts/domain/types'

const ENHANCED = 'AI-Enhanced Prompt'
const CALL = '**/api/ai/enhance-prompt'

interface Answer {
  promptId: string
  enhancedPrompt: string
  versions: Variant[]
}

interface Kept {
  original: string
  improvement: { variants: Variant[] }
}

/** The score of a version, what filling it gives, and how many blanks it has, as the engine counts them. */
export async function hasScore(around: Locator, version: Variant): Promise<void> {
  const { title, content, score, blanks } = version
  const { filled } = analyze(content).score
  await around.getByLabel(`Score of ${title}: ${score} of 100`).first().waitFor()
  if (score !== filled) {
    await around.getByText(`about ${filled} with the blanks filled`, { exact: true }).waitFor()
  }
  const left = ['Nothing to fill in', 'One blank to fill'][blanks.length]
  await around
    .getByText(left ?? `${blanks.length} blanks to fill`)
    .first()
    .waitFor()
}

const result = (page: Page) => part(page, ENHANCED)

/** The text that the panel shows, without the line breaks of the layout. */
const shownText = async (page: Page) => flat(await result(page).locator('.prompt-text').innerText())

/** The recommended variant of the open prompt, as the server keeps it. */
export async function remembers(page: Page, app: WalkedApp): Promise<string> {
  await page.waitForURL(/\?id=/)
  const id = new URL(page.url()).searchParams.get('id')
  const { improvement } = await fetched<Kept>(page, app, `/api/prompts/${id}`)
  const recommended = improvement.variants.find(({ recommendation }) => recommendation)
  assert.ok(recommended)
  return recommended.content
}

/** What was written is what was asked, and the panel shows the answer to it. */
export async function showsTheAnswer(page: Page, app: WalkedApp): Promise<void> {
  const answering = page.waitForResponse(CALL)
  await original(page).fill(EXAMPLE)
  await page.getByRole('button', { name: 'Regenerate' }).click()
  const { promptId, enhancedPrompt, versions } = (await (await answering).json()) as Answer
  const kept = await fetched<Kept>(page, app, `/api/prompts/${promptId}`)
  assert.equal(kept.original, EXAMPLE)
  const version = versions.find(({ content }) => content === enhancedPrompt)
  assert.ok(version)
  await becomes(() => shownText(page), flat(enhancedPrompt))
  await result(page).getByText(version.reasoning).first().waitFor()
  await hasScore(result(page), version)
}

/** Another text gets another result, made from it. */
export const regenerates =
  (ask: Check): Check =>
  async (page, app) => {
    const before = await shownText(page)
    await original(page).fill('Write a poem about our old lighthouse')
    const answering = page.waitForResponse(CALL)
    await ask(page, app)
    await answering
    await result(page).locator('.prompt-text').getByText('our old lighthouse').waitFor()
    assert.notEqual(await shownText(page), before)
    await eventually(async () => assert.doesNotMatch(await shownText(page), /our new product/))
  }

export async function exportsMarkdown(page: Page): Promise<void> {
  const text = await shownText(page)
  const waiting = page.waitForEvent('download')
  await result(page).getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Markdown' }).click()
  const download = await waiting
  assert.match(download.suggestedFilename(), /\.md$/)
  assert.ok(flat(await readFile(await download.path(), 'utf8')).includes(text))
}

export async function leavesAsKept(page: Page, app: WalkedApp): Promise<void> {
  const text = await shownText(page)
  assert.equal(text, flat(await remembers(page, app)))
  await page.reload()
  await result(page).getByText('What changed, and why').waitFor()
  await becomes(() => shownText(page), text)
  await becomes(() => original(page).inputValue(), EXAMPLE)
}
