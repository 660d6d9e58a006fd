import { test } from '@japa/runner'
import { NODE_KINDS, type NodeKind } from '#app/flows/domain/graph/graph'
import { kindAbout, kindWords } from '#frontend/features/flows/builder/kind_words'
import { rankByWords } from '#frontend/lib/rank_by_words'

/** The kinds that a search finds, the best first. */
const found = (search: string): NodeKind[] =>
  NODE_KINDS.map((kind) => ({ kind, rank: rankByWords(kind, search, kindWords(kind)) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ kind }) => kind)

const FIRST: Record<string, NodeKind> = {
  'summarize': 'prompt',
  'summ': 'prompt',
  'summarise': 'prompt',
  'email': 'prompt',
  'translate': 'prompt',
  'loop': 'for-each',
  'loops': 'for-each',
  'repeat': 'for-each',
  'csv': 'for-each',
  'else': 'decide',
  'condition': 'decide',
  'approve': 'approval',
  'Approval': 'approval',
  'human': 'approval',
  'classify': 'sort',
  'sentiment': 'sort',
  'validate': 'check',
  'forbidden words': 'check',
  'merge': 'combine',
  'website': 'fetch',
  'form': 'format',
  'input': 'ask',
  'output': 'result',
  'pdf': 'result',
  'subflow': 'flow',
}

test.group('Finding a kind of step', () => {
  for (const [search, kind] of Object.entries(FIRST))
    test(`“${search}” finds ${kind} first`, ({ assert }) => {
      assert.equal(found(search)[0], kind)
    })

  test('“if” finds what chooses a way, and nothing in which the letters only occur', ({
    assert,
  }) => {
    assert.includeMembers(found('if').slice(0, 2), ['decide', 'check'])
    assert.notInclude(found('if'), 'sort')
    assert.deepEqual(found('zzz'), [])
  })

  test('a name is found before another word for it', ({ assert }) => {
    for (const kind of NODE_KINDS) assert.equal(found(kindWords(kind)[0])[0], kind)
  })

  test('each kind says in one short line what it does', ({ assert }) => {
    for (const kind of NODE_KINDS) {
      assert.isAtMost(kindAbout(kind).length, 40)
      assert.notInclude(kindAbout(kind), 'kinds.')
    }
  })
})
