import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { becomes } from '#tests/browser/helpers/becomes'
import { send } from '#tests/browser/specification/checks'
import { analyzed, versions } from '#tests/browser/specification/editor_checks'
import { hasScore } from '#tests/browser/specification/optimizer_checks'
import type { Check, WalkedApp } from '#tests/browser/specification/types'
import { EXAMPLE, openVersion, part } from '#tests/browser/specification/writing'
import type { Analysis, Variant } from '#app/prompts/domain/types'

export interface Improved {
  promptId: string
  enhancedPrompt: string
  analysis: Analysis
  versions: Variant[]
}

export async function improved(page: Page, app: WalkedApp, request: object): Promise<Improved> {
  const answer = await send(page, app, 'POST', '/api/ai/enhance-prompt', request)
  assert.equal(answer.status(), 200)
  return (await answer.json()) as Improved
}

/** The browser's engine shows what the server's engine answers. */
export async function agreesWithTheApi(page: Page, app: WalkedApp): Promise<void> {
  await analyzed(page, app)
  const { analysis, versions: answered } = await improved(page, app, { originalPrompt: EXAMPLE })
  const card = part(page, 'Analysis')
  await card.getByLabel(`Score of your prompt: ${analysis.score.value} of 100`).waitFor()
  const flags = await card.getByRole('list').first().getByRole('listitem').allTextContents()
  const { hasRole, hasContext, hasFormat, hasConstraints } = analysis
  assert.deepEqual(
    flags.map((flag) => flag.endsWith('Included')),
    [hasRole, hasContext, hasFormat, hasConstraints]
  )
  assert.equal(await versions(page).count(), answered.length)
  for (const [at, version] of answered.entries()) {
    await openVersion(page, version.id)
    const shown = versions(page).nth(at)
    assert.equal(await shown.getByRole('heading', { level: 3 }).innerText(), version.title)
    await hasScore(shown, version)
    await shown.getByText('Improvements and reasoning').click()
    for (const reason of [...version.improvements, version.reasoning]) {
      await shown.getByText(reason).first().waitFor()
    }
  }
}

/** The list of suggestions has these entries and no other. */
export const showsSuggestions =
  (...suggestions: string[]): Check =>
  async (page, app) => {
    const card = part(page, 'Analysis')
    await card.waitFor()
    const heading = card.getByRole('heading', { name: 'Suggestions' })
    await becomes(() => heading.count(), suggestions.length > 0 ? 1 : 0)
    const list = card.locator('h3:text-is("Suggestions") + ul').getByRole('listitem')
    await becomes(() => list.allTextContents(), suggestions)
    if (suggestions.length > 0) {
      const { analysis } = await improved(page, app, { originalPrompt: EXAMPLE })
      assert.deepEqual(analysis.suggestions, suggestions)
    }
  }
