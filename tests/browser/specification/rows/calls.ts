import assert from 'node:assert/strict'
import { send } from '#tests/browser/specification/checks'
import { call, group, rule } from '#tests/browser/specification/group'

const USER = ['firstName', 'lastName', 'email', 'profileImageUrl', 'role', 'industry']
const ORIGINAL = { originalPrompt: 'Write an email about our new product' }

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
          const answer = await send(page, app, 'POST', '/api/ai/enhance-prompt', ORIGINAL)
          const { versions } = (await answer.json()) as { versions: { id: string }[] }
          assert.deepEqual(
            versions.map(({ id }) => id),
            ['structured', 'contextual', 'optimized']
          )
        }
      ),
      'quality': rule(
        'on a plain request the versions reach at least 85, 90 and 95',
        async (page, app) => {
          const answer = await send(page, app, 'POST', '/api/ai/enhance-prompt', ORIGINAL)
          const { versions } = (await answer.json()) as { versions: { qualityScore: number }[] }
          const floors = [85, 90, 95]
          versions.forEach(({ qualityScore }, at) => assert.ok(qualityScore >= floors[at]))
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
    }
  ),
]
