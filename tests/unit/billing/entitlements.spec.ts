import { test } from '@japa/runner'
import { type Action, entitlementOf } from '#app/billing/domain/entitlements'
import { PLAN_LIMITS, PRO_FORMATS } from '#app/billing/domain/plans'

const AT_THE_LIMIT: [Action, string, string][] = [
  [{ name: 'improve_with_model', usedToday: 10 }, "today's 10 model improvements", 'midnight UTC'],
  [{ name: 'save_prompt', saved: 25 }, '25 saved prompts', 'Remove a prompt from Saved'],
  [{ name: 'create_flow', flows: 3 }, '3 flows', 'Delete a flow'],
  [{ name: 'change_flow', isExtra: true }, 'includes 3 flows, those that you changed last', 'run'],
  [{ name: 'export_prompt', format: 'pdf' }, 'Exporting to PDF requires the Pro plan.', 'Markdown'],
  [
    { name: 'export_prompt', format: 'docx' },
    'Exporting to Word requires the Pro plan.',
    'Markdown',
  ],
  [{ name: 'spend_credits', amount: 1, remaining: 0 }, 'needs 1 credit', '1,000 a month'],
  [{ name: 'spend_credits', amount: 3, remaining: 2 }, 'needs 3 credits, and you have 2', 'reset'],
]

const WITHIN: Action[] = [
  { name: 'improve_with_model', usedToday: 9 },
  { name: 'save_prompt', saved: 24 },
  { name: 'create_flow', flows: 2 },
  { name: 'change_flow', isExtra: false },
  { name: 'export_prompt', format: 'markdown' },
  { name: 'export_prompt', format: 'chat' },
  { name: 'spend_credits', amount: 2, remaining: 2 },
]

test.group('Entitlements', () => {
  test('have the figures of the plans', ({ assert }) => {
    assert.deepEqual(PLAN_LIMITS.free, {
      ...{ creditsPerMonth: 25, modelImprovementsPerDay: 10, savedPrompts: 25, flows: 3 },
      hasProFormats: false,
      hasTeams: false,
    })
    assert.deepEqual(PLAN_LIMITS.pro, {
      ...{ creditsPerMonth: 1000, modelImprovementsPerDay: 200, savedPrompts: null, flows: null },
      hasProFormats: true,
      hasTeams: true,
    })
    assert.deepEqual([...PRO_FORMATS], ['docx', 'pdf'])
  })

  test('allow what is within the limit of the free plan', ({ assert }) => {
    for (const action of WITHIN) assert.deepEqual(entitlementOf('free', action), { ok: true })
  })

  test('refuse what is not, and say why and what would change it', ({ assert }) => {
    for (const [action, reason, hint] of AT_THE_LIMIT) {
      const answer = entitlementOf('free', action)
      if (answer.ok) return assert.fail(`${action.name} is allowed`)
      assert.include(answer.reason, reason)
      assert.include(answer.hint, hint)
      assert.equal(answer.offer, 'pro')
      assert.equal(answer.error, action.name === 'spend_credits' ? 'no_credits' : 'plan_limit')
    }
  })

  test('of the Pro plan have no limit of saved prompts, flows and formats', ({ assert }) => {
    const allowed = AT_THE_LIMIT.filter(([action]) => entitlementOf('pro', action).ok)
    assert.deepEqual(
      allowed.map(([{ name }]) => name),
      ['improve_with_model', 'save_prompt', 'create_flow', 'export_prompt', 'export_prompt']
    )
  })

  test('offer what lifts the limit, where something does', ({ assert }) => {
    const offerOf = (action: Action) => {
      const answer = entitlementOf('pro', action)
      return answer.ok ? 'allowed' : answer.offer
    }
    assert.equal(offerOf({ name: 'spend_credits', amount: 1, remaining: 0 }), 'credits')
    assert.isUndefined(offerOf({ name: 'improve_with_model', usedToday: 200 }))
  })
})
