import { test } from '@japa/runner'
import type { AskField } from '#app/flows/domain/graph/settings'
import { KeptAnswers, type TypedAnswers } from '#frontend/features/flows/run_form/kept_answers'
import { flowAnswersPlace } from '#frontend/lib/storage/flow_answers'
import { MemoryStore } from '#tests/unit/frontend/drafts/memory_store'

const field = (name: string, type: AskField['type'], more: Partial<AskField> = {}): AskField => ({
  ...{ name, label: name, type, isRequired: true },
  ...more,
})
const who = field('who', 'text')
const tone = field('tone', 'choice', { choices: ['Formal', 'Warm'] })
const notes = field('notes', 'file')

const inLines = (answers: string[]): TypedAnswers => ({
  answers,
  separators: answers.map(() => 'line'),
})

test.group('Answers typed for a run', (group) => {
  let store: MemoryStore

  group.each.setup(() => {
    store = new MemoryStore()
  })

  const open = (fields: AskField[], userId = 'ada', flowId = 'greet') =>
    new KeptAnswers(flowAnswersPlace(userId, flowId), fields, undefined, () => store)

  const type = (fields: AskField[], answers: string[]) => {
    const kept = open(fields)
    kept.note({ answers, separators: [] })
    kept.flush()
    return kept
  }

  test('come back for the same person and flow, but not the text of a file', ({ assert }) => {
    type([who, tone, notes], ['Grace', 'Warm', 'A long file'])
    assert.deepEqual(open([who, tone, notes]).read().answers, ['Grace', 'Warm', ''])
    assert.deepEqual(open([who], 'mona').read().answers, [''])
    assert.deepEqual(open([who], 'ada', 'other').read().answers, [''])
  })

  test('come back only where they still fit the field', ({ assert }) => {
    type([who, tone], ['Grace', 'Warm'])
    assert.deepEqual(open([tone, who]).read().answers, ['Warm', 'Grace'])
    assert.deepEqual(open([{ ...who, type: 'file' }]).read().answers, [''])
    assert.deepEqual(open([{ ...tone, choices: ['Formal'] }]).read().answers, [''])
  })

  test('are forgotten once a run has them, but not what was typed since', ({ assert }) => {
    type([who], ['Grace']).forget({ answers: ['Grace'] })
    assert.deepEqual(open([who]).read().answers, [''])
    const kept = type([who], ['Grace'])
    kept.note({ answers: ['Grace Hopper'], separators: [] })
    kept.forget({ answers: ['Grace'] })
    assert.deepEqual(open([who]).read().answers, ['Grace Hopper'])
  })

  test('into the form of a run stay apart from those for the next run', ({ assert }) => {
    const place = flowAnswersPlace('ada', 'greet', 'one')
    const ofRun = () => new KeptAnswers(place, [who, tone], inLines(['Ada', 'Warm']), () => store)
    type([who, tone], ['Grace', ''])
    assert.deepEqual(ofRun().read(), inLines(['Ada', 'Warm']))
    const kept = ofRun()
    kept.note(inLines(['Ada Lovelace', 'Warm']))
    kept.flush()
    assert.deepEqual(ofRun().read(), inLines(['Ada Lovelace', 'Warm']))
    kept.note(inLines(['Ada', 'Warm']))
    kept.flush()
    assert.equal(store.items.size, 1)
    assert.deepEqual(ofRun().read(), inLines(['Ada', 'Warm']))
    assert.deepEqual(open([who, tone]).read().answers, ['Grace', ''])
  })

  test('of a run that no longer fit the fields are left out', ({ assert }) => {
    const place = flowAnswersPlace('ada', 'greet', 'one')
    const kept = new KeptAnswers(place, [who, tone], inLines(['Ada', 'Cold']), () => store)
    assert.deepEqual(kept.read().answers, ['Ada', ''])
  })

  test('take only so much space, and no older text comes back instead', ({ assert }) => {
    const kept = type([who], ['Grace'])
    kept.note({ answers: ['x'.repeat(100_001)], separators: [] })
    kept.flush()
    assert.deepEqual(open([who]).read().answers, [''])
    type([who], ['Grace'])
    store.refusal = new DOMException('full', 'QuotaExceededError')
    type([who], ['Grace Hopper'])
    assert.deepEqual(open([who]).read().answers, [''])
  })

  test('come back with what separates the items of a list, as long as it is known', ({
    assert,
  }) => {
    const mails = field('mails', 'list')
    const kept = open([who, mails])
    kept.note({ answers: ['Grace', 'a\nb\n\nc'], separators: ['line', 'blank-line'] })
    kept.flush()
    assert.deepEqual(open([mails, who]).read(), {
      answers: ['a\nb\n\nc', 'Grace'],
      separators: ['blank-line', 'line'],
    })
    kept.note({ answers: ['Grace', ''], separators: ['line', 'blank-line'] })
    kept.flush()
    assert.deepEqual(open([mails]).read(), { answers: [''], separators: [''] })
    kept.note({ answers: ['', 'a'], separators: ['line', 'commas' as 'line'] })
    kept.flush()
    assert.deepEqual(open([mails]).read(), { answers: ['a'], separators: [''] })
  })
})
