import { test } from '@japa/runner'
import fc from 'fast-check'
import { proposeVariables } from '#app/prompts/domain/templating/propose_variables'
import { strengthen } from '#app/prompts/domain/workshop/strengthen'
import { addApart, dropApart, readApart } from '#frontend/features/workshop/discovery/apart_store'
import { viewOf } from '#frontend/features/workshop/discovery/group_view'
import { marksOf } from '#frontend/features/workshop/strengthening/proposal_marks'
import {
  filledWith,
  problemsOf,
  rowOf,
  templateText,
  trialFields,
} from '#frontend/features/workshop/templating/template_rows'
import { readTab } from '#frontend/features/workshop/workshop_tab'
import type { WorkshopPrompt } from '#frontend/features/workshop/workshop_prompts'

const prompt = (id: string): WorkshopPrompt => ({
  id,
  title: id,
  category: 'content',
  tags: [],
  lastUsed: null,
  prompt: id,
  notes: '',
  isTemplate: false,
})
const prompts = new Map(['a', 'b', 'c', 'd'].map((id) => [id, prompt(id)]))
const group = (...ids: string[]) => ({
  similarity: 0.8,
  members: ids.map((id) => ({ id, own: [id] })),
})

test.group('What was found twice', () => {
  const shown = (gone: string[], parted: [string, string][] = []) =>
    viewOf(
      { groups: [group('a', 'b', 'c')], parts: [] },
      prompts,
      new Set(gone),
      parted
    ).groups.map(({ members }) => members.map((member) => member.prompt.id).join(''))

  test('goes with what was deleted, and with what was found different', ({ assert }) => {
    assert.deepEqual(shown([]), ['abc'])
    assert.deepEqual(shown(['b']), ['ac'])
    assert.deepEqual(shown(['b', 'c']), [])
    assert.deepEqual(shown(['x']), ['abc'])
    assert.deepEqual(shown([], [['b', 'a']]), ['abc'])
    assert.deepEqual(
      shown(
        [],
        [
          ['b', 'a'],
          ['b', 'c'],
        ]
      ),
      ['ac']
    )
    assert.deepEqual(shown(['c'], [['a', 'b']]), [])
  })

  test('a part is shown while it stands in two prompts', ({ assert }) => {
    const part = { kind: 'role' as const, text: 'You are …', ids: ['a', 'b', 'gone'] }
    const partsWithout = (...gone: string[]) =>
      viewOf({ groups: [], parts: [part] }, prompts, new Set(gone), []).parts
    assert.deepEqual(
      partsWithout()[0].prompts.map(({ id }) => id),
      ['a', 'b']
    )
    assert.deepEqual(partsWithout('a'), [])
  })
})

test.group('Pairs that were found different', () => {
  function memory(full = false) {
    const items = new Map<string, string>()
    return {
      items,
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (full) throw new Error('QuotaExceededError')
        items.set(key, value)
      },
    }
  }

  test('are remembered for a person, once each, and forgotten on request', ({ assert }) => {
    const store = memory()
    addApart('me', [['a', 'b']], store)
    addApart('me', [['b', 'a']], store)
    addApart('me', [['c', 'd']], store)
    assert.deepEqual(readApart('me', store), [
      ['b', 'a'],
      ['c', 'd'],
    ])
    assert.deepEqual(readApart('you', store), [])
    dropApart('me', [['a', 'b']], store)
    assert.deepEqual(readApart('me', store), [['c', 'd']])
  })

  test('are none where nothing was kept, can be kept, or can be understood', ({ assert }) => {
    const store = memory()
    store.items.set('hone.apart.me', '{"a":1')
    assert.deepEqual(readApart('me', store), [])
    store.items.set('hone.apart.me', '[["a"],["a",2],["a","b"],"x"]')
    assert.deepEqual(readApart('me', store), [['a', 'b']])
    assert.doesNotThrow(() => addApart('me', [['a', 'b']], memory(true)))
    assert.deepEqual(readApart('me', null), [])
  })
})

test.group('The words before and after', () => {
  const textOf = (pieces: { text: string; isChanged: boolean }[]) =>
    pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('|')

  test('mark what goes and what comes, by whole words', ({ assert }) => {
    const { before, after } = marksOf({ before: 'write teh text', after: 'Write the text' })
    assert.equal(textOf(before), '[write teh]| text')
    assert.equal(textOf(after), '[Write the]| text')
    const letter = marksOf({ before: 'the cat sat', after: 'the cap sat' })
    assert.equal(textOf(letter.before), 'the |[cat]| sat')
    const added = marksOf({ before: 'Write', after: 'Write\n\nTone: calm' })
    assert.equal(textOf(added.before), 'Write')
    assert.equal(textOf(added.after), 'Write|[\n\nTone: calm]')
  })

  test('leave out what is far from the change', ({ assert }) => {
    const long = 'many words '.repeat(60)
    const { after } = marksOf({ before: `${long}end`, after: `${long}end.` })
    assert.isBelow(textOf(after).length, 120)
    assert.match(textOf(after), /^… .+end\|\[\.\]$/)
  })

  test('say the whole where nothing is long, whatever the change', ({ assert }) => {
    const words = fc.string({ maxLength: 80 })
    fc.assert(
      fc.property(words, words, (before, after) => {
        const marks = marksOf({ before, after })
        assert.equal(marks.before.map(({ text }) => text).join(''), before)
        assert.equal(marks.after.map(({ text }) => text).join(''), after)
      }),
      { numRuns: 500 }
    )
  })

  test('mark something of every proposal', ({ assert }) => {
    for (const proposal of strengthen('could you maybe write an email to teh mayor').proposals) {
      const { before, after } = marksOf(proposal)
      assert.isTrue(
        [...before, ...after].some(({ isChanged }) => isChanged),
        proposal.id
      )
    }
  })
})

test.group('Variables that a person chooses', () => {
  const text = 'Write to Ada about 120 words, for {{team}}.'
  const rows = proposeVariables(text).map(rowOf)

  test('make the template, and only those that were taken', ({ assert }) => {
    assert.equal(
      templateText(text, rows),
      'Write to {{person}} about {{words}} words, for {{team}}.'
    )
    const [ada, words] = rows
    assert.equal(
      templateText(text, [
        { ...ada, isAccepted: false },
        { ...words, name: 'limit' },
      ]),
      'Write to Ada about {{limit}} words, for {{team}}.'
    )
  })

  test('wait while their name is wrong', ({ assert }) => {
    const [ada, words] = rows
    const wrong = [
      { ...ada, name: 'team' },
      { ...words, name: '2 {' },
    ]
    assert.deepEqual(problemsOf(text, wrong), ['taken', 'form'])
    assert.equal(templateText(text, wrong), text)
    const twice = rows.map((row) => ({ ...row, name: 'same' }))
    assert.deepEqual(problemsOf(text, twice), [null, 'taken'])
    assert.deepEqual(
      problemsOf(
        text,
        twice.map((row) => ({ ...row, isAccepted: false }))
      ),
      [null, null]
    )
  })

  test('are filled in, and give the prompt back with their examples', ({ assert }) => {
    const fields = trialFields(text, rows)
    assert.deepEqual(
      fields.map(({ name, type, example }) => [name, type, example]),
      [
        ['person', 'text', 'Ada'],
        ['words', 'number', '120'],
        ['team', 'text', '{{team}}'],
      ]
    )
    const template = templateText(text, rows)
    assert.equal(filledWith(template, fields, {}), text)
    const values = { [fields[0].key]: 'Bo', [fields[2].key]: 'all' }
    assert.equal(filledWith(template, fields, values), 'Write to Bo about 120 words, for all.')
  })

  test('of a choice always have their own value to choose', ({ assert }) => {
    const [tone] = proposeVariables('Write it in a playful tone').map(rowOf)
    const changed = { ...tone, options: ['calm', ' ', 'calm'] }
    const [field] = trialFields('Write it in a playful tone', [changed])
    assert.deepEqual(field.options, ['playful', 'calm'])
  })
})

test('the address names the tab, and nonsense the first', ({ assert }) => {
  assert.equal(readTab('discovery'), 'discovery')
  assert.equal(readTab('x'), 'strengthening')
  assert.equal(readTab(null), 'strengthening')
})
