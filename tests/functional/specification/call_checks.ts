import assert from 'node:assert/strict'
import type { Analysis, Variant } from '#app/prompts/domain/types'
import { fetched, type Caller } from '#tests/functional/specification/caller'

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

interface Improved {
  promptId: string
  enhancedPrompt: string
  analysis: Analysis
  versions: Variant[]
}

async function improved(caller: Caller, request: object): Promise<Improved> {
  const { status, body } = await caller.send('POST', '/api/ai/enhance-prompt', request)
  assert.equal(status, 200)
  return body as Improved
}

const isText = (value: unknown) => typeof value === 'string' && /\S/.test(value)

export async function describesThePerson(caller: Caller): Promise<void> {
  const user = await fetched<Record<string, unknown>>(caller, '/api/auth/user')
  const { email, firstName, lastName, profileImageUrl, role, industry } = user
  assert.deepEqual([email, firstName, lastName], [caller.email, 'Ada', 'Lovelace'])
  for (const optional of [profileImageUrl, role, industry]) {
    assert.ok(optional === null || isText(optional), String(optional))
  }
}

/** Who asked no model has nothing to list. */
export async function readsUsage(caller: Caller): Promise<void> {
  assert.deepEqual(await fetched<unknown[]>(caller, '/api/usage?limit=50'), [])
}

export async function listsTemplates(caller: Caller): Promise<void> {
  const list = await fetched<Record<string, unknown>[]>(caller, '/api/templates')
  assert.ok(list.length >= 6)
  assert.equal(new Set(list.map(({ id }) => id)).size, list.length)
  for (const { id, title, description, category, tags, icon } of list) {
    for (const value of [id, title, description, category, icon])
      assert.ok(isText(value), String(id))
    assert.ok(Array.isArray(tags) && tags.every(isText), String(id))
  }
}

/** A goal, a value and a background that are given stand in the answer. */
export async function takesEveryField(caller: Caller): Promise<void> {
  const answer = await improved(caller, {
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

export async function keepsWhatWasSent(caller: Caller): Promise<void> {
  const { promptId, versions, enhancedPrompt } = await improved(caller, ORIGINAL)
  assert.match(promptId, UUID)
  const kept = await fetched<{
    original: string
    improvement: { variants: { content: string }[] }
  }>(caller, `/api/prompts/${promptId}`)
  assert.equal(kept.original, EXAMPLE)
  const contents = versions.map(({ content }) => content)
  assert.deepEqual(
    kept.improvement.variants.map(({ content }) => content),
    contents
  )
  const [newest] = await fetched<Record<string, unknown>[]>(caller, '/api/activities?limit=1')
  const { score } = versions.find(({ content }) => content === enhancedPrompt) ?? {}
  assert.equal(newest.promptId, promptId)
  assert.equal(newest.originalPrompt, EXAMPLE)
  assert.equal(newest.qualityScore, score)
}

export async function threeVersions(caller: Caller): Promise<void> {
  const { versions } = await improved(caller, ORIGINAL)
  const ids = versions.map(({ id }) => id)
  assert.deepEqual(ids, ['structured', 'contextual', 'optimized'])
  assert.equal(new Set(versions.map(({ content }) => content)).size, 3)
}

export async function reachesFloors(caller: Caller): Promise<void> {
  const { versions, analysis } = await improved(caller, ORIGINAL)
  const floors = [85, 90, 95]
  versions.forEach(({ qualityScore, scoreFilled, score }, at) => {
    assert.ok(qualityScore >= floors[at] && qualityScore <= 100, String(qualityScore))
    assert.equal(qualityScore, scoreFilled)
    assert.ok(score <= scoreFilled && score > analysis.score.value)
  })
}

export async function wellFormed(caller: Caller): Promise<void> {
  const { versions } = await improved(caller, ORIGINAL)
  for (const { id, title, content, improvements, reasoning, qualityScore } of versions) {
    for (const value of [id, title, content, reasoning]) assert.ok(isText(value), id)
    assert.equal(title, `${id[0].toUpperCase()}${id.slice(1)} Version`)
    assert.ok(content.startsWith(EXAMPLE), id)
    assert.ok(improvements.length > 0 && improvements.every(isText), id)
    assert.ok(Number.isInteger(qualityScore), id)
  }
}

export async function structuredDefaults(caller: Caller): Promise<void> {
  const { versions } = await improved(caller, ORIGINAL)
  for (const added of [/under 300 words/, /professional/, /actionable insight/]) {
    assert.match(versions[0].content, added)
  }
}

/** Each flag, and the advice that goes with its absence. */
export async function withFlags(caller: Caller): Promise<void> {
  const { analysis } = await improved(caller, ORIGINAL)
  assert.deepEqual(
    FLAGS.map((flag) => analysis[flag]),
    [false, false, false, false]
  )
  assert.deepEqual(analysis.suggestions, ADVICE)
  const other = await improved(caller, {
    originalPrompt: `You are an email marketer. ${EXAMPLE}.`,
  })
  assert.equal(other.analysis.hasRole, true)
  assert.deepEqual(other.analysis.suggestions.includes(ADVICE[0]), false)
}

export async function findsExamplesByMeaning(caller: Caller): Promise<void> {
  const pointsFor = async (originalPrompt: string) => {
    const { analysis } = await improved(caller, { originalPrompt })
    return analysis.score.parts.find(({ id }) => id === 'examples')?.earned ?? 0
  }
  assert.equal(await pointsFor('Classify each review as good or bad, as you like'), 0)
  const shown = 'Classify each review as good or bad. Example: "Great!" is good.'
  assert.ok((await pointsFor(shown)) > 0)
}

interface Subscription {
  plan: 'free' | 'pro'
  creditsUsed: number
  creditsLimit: number
  billingCycleEnd: string | null
  creditsResetAt: string
}

export async function startsOnTheFreePlan(caller: Caller): Promise<void> {
  const found = await fetched<Subscription>(caller, '/api/subscription')
  assert.equal(found.plan, 'free')
  assert.deepEqual([found.creditsUsed, found.creditsLimit], [0, 25])
  assert.equal(found.billingCycleEnd, null)
  assert.ok(Date.parse(found.creditsResetAt) > Date.now())
}

export async function opensCheckout(caller: Caller): Promise<void> {
  const addresses = {
    successUrl: '/create?session_id={CHECKOUT_SESSION_ID}&payment_success=true',
    cancelUrl: '/payment',
  }
  const { status, body } = await caller.send('POST', '/api/create-checkout-session', addresses)
  assert.equal(status, 200)
  assert.match((body as { url: string }).url, /^http/)
}
