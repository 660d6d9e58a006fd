import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { send } from '#tests/browser/specification/checks'
import { call, group, rule } from '#tests/browser/specification/group'
import type { Score } from '#app/prompts/domain/types'
import type { WalkedApp } from '#tests/browser/specification/types'

const USER = ['firstName', 'lastName', 'email', 'profileImageUrl', 'role', 'industry']
const ORIGINAL = { originalPrompt: 'Write an email about our new product' }

async function versionsOf(page: Page, app: WalkedApp): Promise<Record<string, unknown>[]> {
  const answer = await send(page, app, 'POST', '/api/ai/enhance-prompt', ORIGINAL)
  const { versions } = (await answer.json()) as { versions: Record<string, unknown>[] }
  return versions
}

export const calls = [
  ...group(
    'call-visitor',
    { section: '7 Calls', where: '/', as: 'visitor' },
    {
      user: call('GET', '/api/auth/user', 'a visitor is answered with 401', 401),
      enhance: call('POST', '/api/ai/enhance-prompt', 'improving needs sign-in', 401, [], ORIGINAL),
    }
  ),
  ...group(
    'call',
    { section: '7 Calls', where: '/home', as: 'member' },
    {
      'user': call('GET', '/api/auth/user', 'the user with the specified fields', 200, USER),
      'enhance': call(
        'POST',
        '/api/ai/enhance-prompt',
        'takes originalPrompt, goal, variables and context; answers enhancedPrompt',
        200,
        ['enhancedPrompt'],
        { ...ORIGINAL, goal: 'more sign-ups', variables: {}, context: 'a small bakery' }
      ),
      'three-versions': rule(
        'three versions come back: structured, contextual, optimized',
        async (page, app) => {
          const versions = await versionsOf(page, app)
          assert.deepEqual(
            versions.map(({ id }) => id),
            ['structured', 'contextual', 'optimized']
          )
        }
      ),
      'quality': rule(
        'on a plain request the versions reach at least 85, 90 and 95',
        async (page, app) => {
          const versions = await versionsOf(page, app)
          const floors = [85, 90, 95]
          versions.forEach(({ qualityScore }, at) => assert.ok(Number(qualityScore) >= floors[at]))
        }
      ),
      'version': rule(
        'a version has id, title, content, improvements, reasoning and qualityScore',
        async (page, app) => {
          for (const version of await versionsOf(page, app)) {
            const { id, title, content, improvements, reasoning, qualityScore } = version
            for (const said of [id, title, content, reasoning]) assert.match(String(said), /\S/)
            assert.ok(Array.isArray(improvements) && improvements.length > 0)
            assert.equal(typeof qualityScore, 'number')
          }
        }
      ),
      'structured': rule(
        'structured adds "under 300 words", a professional tone, actionable insights',
        async (page, app) => {
          const [{ content }] = await versionsOf(page, app)
          for (const added of [/under 300 words/, /professional/, /actionable insight/]) {
            assert.match(String(content), added)
          }
        }
      ),
      'analysis': rule(
        'the analysis has hasRole, hasContext, hasFormat, hasConstraints and suggestions',
        async (page, app) => {
          const answer = await send(page, app, 'POST', '/api/ai/enhance-prompt', ORIGINAL)
          const { analysis } = (await answer.json()) as { analysis: Record<string, unknown> }
          for (const flag of ['hasRole', 'hasContext', 'hasFormat', 'hasConstraints']) {
            assert.equal(typeof analysis[flag], 'boolean')
          }
          assert.ok(Array.isArray(analysis.suggestions))
        }
      ),
      'examples': rule(
        'examples are recognised by meaning: "as you like" is none',
        async (page, app) => {
          const pointsFor = async (originalPrompt: string) => {
            const answer = await send(page, app, 'POST', '/api/ai/enhance-prompt', {
              originalPrompt,
            })
            const { analysis } = (await answer.json()) as { analysis: { score: Score } }
            return analysis.score.parts.find(({ id }) => id === 'examples')?.earned ?? 0
          }
          const bare = await pointsFor('Classify each review as good or bad, as you like')
          const shown = await pointsFor(
            'Classify each review as good or bad. Example: "Great!" is good.'
          )
          assert.equal(bare, 0)
          assert.ok(Number(shown) > 0)
        }
      ),
    }
  ),
]
