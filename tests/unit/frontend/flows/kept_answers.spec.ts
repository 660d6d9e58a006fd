import { test } from '@japa/runner'
import type { AskField } from '#app/flows/domain/graph/settings'
import { KeptAnswers } from '#frontend/features/flows/run_form/kept_answers'
import { MemoryStore } from '#tests/unit/frontend/drafts/memory_store'

const field = (name: string, type: AskField['type'], more: Partial<AskField> = {}): AskField => ({
  ...{ name, label: name, type, isRequired: true },
  ...more,
})
const who = field('who', 'text')
const tone = field('tone', 'choice', { choices: ['Formal', 'Warm'] })
const notes = field('notes', 'file')

test.group('Answers typed for a run', (group) => {
  let store: MemoryStore

  group.each.setup(() => {
    store = new MemoryStore()
  })

  const open = (fields: AskField[], userId = 'ada', flowId = 'greet') =>
    new KeptAnswers(userId, flowId, fields, () => store)

  const type = (fields: AskField[], answers: string[]) => {
    const kept = open(fields)
    kept.note(answers)
    kept.flush()
    return kept
  }

  test('come back for the same person and flow, but not the text of a file', ({ assert }) => {
    type([who, tone, notes], ['Grace', 'Warm', 'A long file'])
    assert.deepEqual(open([who, tone, notes]).read(), ['Grace', 'Warm', ''])
    assert.deepEqual(open([who], 'mona').read(), [''])
    assert.deepEqual(open([who], 'ada', 'other').read(), [''])
  })

  test('come back only where they still fit the field', ({ assert }) => {
    type([who, tone], ['Grace', 'Warm'])
    assert.deepEqual(open([tone, who]).read(), ['Warm', 'Grace'])
    assert.deepEqual(open([{ ...who, type: 'file' }]).read(), [''])
    assert.deepEqual(open([{ ...tone, choices: ['Formal'] }]).read(), [''])
  })

  test('are forgotten once a run has them, but not what was typed since', ({ assert }) => {
    type([who], ['Grace']).forget(['Grace'])
    assert.deepEqual(open([who]).read(), [''])
    const kept = type([who], ['Grace'])
    kept.note(['Grace Hopper'])
    kept.forget(['Grace'])
    assert.deepEqual(open([who]).read(), ['Grace Hopper'])
  })

  test('take only so much space, and no older text comes back instead', ({ assert }) => {
    const kept = type([who], ['Grace'])
    kept.note(['x'.repeat(100_001)])
    kept.flush()
    assert.deepEqual(open([who]).read(), [''])
    type([who], ['Grace'])
    store.refusal = new DOMException('full', 'QuotaExceededError')
    type([who], ['Grace Hopper'])
    assert.deepEqual(open([who]).read(), [''])
  })
})
