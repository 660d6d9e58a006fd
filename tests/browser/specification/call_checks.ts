import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { fetched } from '#tests/browser/specification/checks'
import { improved } from '#tests/browser/specification/engine_checks'
import type { WalkedApp } from '#tests/browser/specification/types'

const EXAMPLE = 'Write an email about our new product'
export const ORIGINAL = { originalPrompt: EXAMPLE }
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/
const FLAGS = ['hasRole', 'hasContext', 'hasFormat', 'hasConstraints'] as const
const ADVICE = [
  "Add a role specification (e.g., 'As an expert marketer...')",
  'Include context about your audience and goals',
  'Specify the desired output format',
  'Add constraints for length, tone, and style',
]

const isText = (value: unknown) => typeof value === 'string' && /\S/.test(value)

export async function describesThePerson(page: Page, app: WalkedApp): Promise<void> {
  const user = await fetched<Record<string, unknown>>(page, app, '/api/auth/user')
  const { email, firstName, lastName, profileImageUrl, role, industry } = user
  assert.deepEqual([email, firstName, lastName], ['member@hone.test', 'Mia', 'Member'])
  for (const optional of [profileImageUrl, role, industry]) {
    assert.ok(optional === null || isText(optional), String(optional))
  }
}

/** The sample member asked no model, so there is nothing to list. */
export async function readsUsage(page: Page, app: WalkedApp): Promise<void> {
  assert.deepEqual(await fetched<unknown[]>(page, app, '/api/usage?limit=50'), [])
}

export async function listsTemplates(page: Page, app: WalkedApp): Promise<void> {
  const list = await fetched<Record<string, unknown>[]>(page, app, '/api/templates')
  assert.ok(list.length >= 6)
  assert.equal(new Set(list.map(({ id }) => id)).size, list.length)
  for (const { id, title, description, category, tags, icon } of list) {
    for (const value of [id, title, description, category, icon])
      assert.ok(isText(value), String(id))
    assert.ok(Array.isArray(tags) && tags.length > 0 && tags.every(isText), String(id))
  }
}

/** A goal, a value and a background that are given stand in the answer. */
export async function takesEveryField(page: Page, app: WalkedApp): Promise<void> {
  const answer = await improved(page, app, {
    originalPrompt: 'Write an email about {{product}}',
    goal: 'more sign-ups',
    variables: { product: 'Kestrel' },
    context: 'a small bakery in Leeds',
  })
  for (const given of ['Kestrel', 'more sign-ups', 'a small bakery in Leeds']) {
    assert.ok(answer.enhancedPrompt.includes(given), given)
  }
  assert.doesNotMatch(answer.enhancedPrompt, /\{\{product\}\}/)
  const { enhancedPrompt, versions } = answer
  assert.equal(versions.filter(({ content }) => content === enhancedPrompt).length, 1)
}

export async function keepsWhatWasSent(page: Page, app: WalkedApp): Promise<void> {
  const { promptId, versions, enhancedPrompt } = await improved(page, app, ORIGINAL)
  assert.match(promptId, UUID)
  const kept = await fetched<{
    original: string
    improvement: { variants: { content: string }[] }
  }>(page, app, `/api/prompts/${promptId}`)
  assert.equal(kept.original, EXAMPLE)
  const contents = versions.map(({ content }) => content)
  assert.deepEqual(
    kept.improvement.variants.map(({ content }) => content),
    contents
  )
  const [newest] = await fetched<Record<string, unknown>[]>(page, app, '/api/activities?limit=1')
  const { score } = versions.find(({ content }) => content === enhancedPrompt) ?? {}
  assert.equal(newest.promptId, promptId)
  assert.equal(newest.originalPrompt, EXAMPLE)
  assert.equal(newest.qualityScore, score)
}

export async function threeVersions(page: Page, app: WalkedApp): Promise<void> {
  const { versions } = await improved(page, app, ORIGINAL)
  const ids = versions.map(({ id }) => id)
  assert.deepEqual(ids, ['structured', 'contextual', 'optimized'])
  assert.equal(new Set(versions.map(({ content }) => content)).size, 3)
}

export async function reachesFloors(page: Page, app: WalkedApp): Promise<void> {
  const { versions, analysis } = await improved(page, app, ORIGINAL)
  const floors = [85, 90, 95]
  versions.forEach(({ qualityScore, scoreFilled, score }, at) => {
    assert.ok(qualityScore >= floors[at] && qualityScore <= 100, String(qualityScore))
    assert.equal(qualityScore, scoreFilled)
    assert.ok(score <= scoreFilled && score > analysis.score.value)
  })
}

export async function wellFormed(page: Page, app: WalkedApp): Promise<void> {
  const { versions } = await improved(page, app, ORIGINAL)
  for (const { id, title, content, improvements, reasoning, qualityScore } of versions) {
    for (const value of [id, title, content, reasoning]) assert.ok(isText(value), id)
    assert.equal(title, `${id[0].toUpperCase()}${id.slice(1)} Version`)
    assert.ok(content.startsWith(EXAMPLE), id)
    assert.ok(improvements.length > 0 && improvements.every(isText), id)
    assert.ok(Number.isInteger(qualityScore), id)
  }
}

export async function structuredDefaults(page: Page, app: WalkedApp): Promise<void> {
  const { versions } = await improved(page, app, ORIGINAL)
  for (const added of [/under 300 words/, /professional/, /actionable insight/]) {
    assert.match(versions[0].content, added)
  }
}

/** Each flag, and the advice that goes with its absence. */
export async function withFlags(page: Page, app: WalkedApp): Promise<void> {
  const { analysis } = await improved(page, app, ORIGINAL)
  assert.deepEqual(
    FLAGS.map((flag) => analysis[flag]),
    [false, false, false, false]
  )
  assert.deepEqual(analysis.suggestions, ADVICE)
  const other = await improved(page, app, {
    originalPrompt: `You are an email marketer. ${EXAMPLE}.`,
  })
  assert.equal(other.analysis.hasRole, true)
  assert.deepEqual(other.analysis.suggestions.includes(ADVICE[0]), false)
}

export async function findsExamplesByMeaning(page: Page, app: WalkedApp): Promise<void> {
  const pointsFor = async (originalPrompt: string) => {
    const { analysis } = await improved(page, app, { originalPrompt })
    return analysis.score.parts.find(({ id }) => id === 'examples')?.earned ?? 0
  }
  assert.equal(await pointsFor('Classify each review as good or bad, as you like'), 0)
  const shown = 'Classify each review as good or bad. Example: "Great!" is good.'
  assert.ok((await pointsFor(shown)) > 0)
}
