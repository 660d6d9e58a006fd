import { test } from '@japa/runner'
import { routes } from '#client/registry/index'
import { actionKey, actionWords, detailWords } from '#frontend/features/admin/audit/audit_words'
import { hasText } from '#frontend/lib/texts'

const isReading = (methods: readonly string[]) => methods.includes('GET')
const CHANGES = Object.entries(routes)
  .filter(([, { pattern, methods }]) => pattern.startsWith('/api/admin/') && !isReading(methods))
  .map(([name]) => name)
const COMMANDS = ['content:sync', 'content_syncs.schedule']
const PEOPLE = ['user:promote', 'user:token', 'user:retire-sandbox']

test.group('The words of the audit log', () => {
  test('there are some for each change of an administrator, and for each command', ({ assert }) => {
    assert.isAbove(CHANGES.length, 15)
    for (const outcome of ['done', 'refused'] as const) {
      const without = [...CHANGES, ...COMMANDS, ...PEOPLE].filter(
        (action) => !hasText(actionKey(action, outcome))
      )
      assert.deepEqual(without, [])
    }
    assert.equal(actionWords({ action: 'later.store', outcome: 'done' }), 'later.store')
  })

  test('do not say that something was done that was not', ({ assert }) => {
    const words = (outcome: Parameters<typeof actionWords>[0]['outcome']) =>
      actionWords({ action: 'user_credits.store', outcome })
    for (const outcome of ['done', 'repeated'] as const)
      assert.equal(words(outcome), 'Gave credits')
    for (const outcome of ['refused', 'failed', 'begun'] as const)
      assert.equal(words(outcome), 'Tried to give credits')
  })

  test('say what exactly was done', ({ assert }) => {
    assert.equal(
      detailWords({ amount: 5, isAdmin: false, until: null, color: 'red' }),
      'credits: 5, administrator: no, until: none, color: red'
    )
    assert.equal(detailWords(null), '')
  })
})
