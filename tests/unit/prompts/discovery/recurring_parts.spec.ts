import { test } from '@japa/runner'
import { discover } from '#app/prompts/domain/discovery/discover'
import { findFitting } from '#app/prompts/domain/discovery/find_fitting'
import { improve } from '#app/prompts/domain/improve'
import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import type { Source } from '#app/prompts/domain/discovery/types'

const numbered = (texts: string[]): Source[] => texts.map((text, at) => ({ id: `${at}`, text }))

const ROLE = 'You are a tax adviser for small charities.'
const FORMAT = 'Answer in a table with three columns: duty, deadline, form.'

const improved = (text: string) => improve({ text, settings: DEFAULT_SETTINGS }).variants

test.group('What the engine adds to many prompts', () => {
  const first = improved('Write a cold email to a CFO about invoice automation')
  const second = improved('Write a cold email to a nurse about compression socks')

  test('is no part that recurs', ({ assert }) => {
    for (const [at, { content }] of first.entries()) {
      const sources = numbered([content, second[at].content])
      assert.deepEqual(discover(sources).parts, [])
      assert.deepEqual(discover(sources).groups, [])
    }
  })

  test('does not hide that two variants come of one request, nor make them the same words', ({
    assert,
  }) => {
    const [group] = discover(numbered(first.map(({ content }) => content))).groups
    assert.lengthOf(group.members, first.length)
    assert.isBelow(group.similarity, 1)
  })

  test('leaves what the person wrote beside it', ({ assert }) => {
    const sources = numbered([first[0], second[0]].map(({ content }) => `${content}\n\n${FORMAT}`))
    assert.deepEqual(
      discover(sources).parts.map(({ text }) => text),
      [FORMAT]
    )
  })
})

test.group('Recurring parts', () => {
  const partsOf = (sources: Source[]) =>
    discover(sources).parts.map(({ kind, text, ids }) => ({ kind, text, ids: ids.join() }))

  test('are found with their kind and their prompts', ({ assert }) => {
    const parts = partsOf(
      numbered([
        `${ROLE} Explain how donations in kind are booked. ${FORMAT}`,
        `${ROLE} List what changes when we sell cake at a fair. ${FORMAT}`,
        `Compare two ways to lease a van. ${FORMAT.toUpperCase()}`,
        'Write a post for busy parents of toddlers about sleep.',
        'Suggest five games for busy parents of toddlers.',
        'Draft a letter to the landlord. Never mention the leak in the roof.',
        'Draft a mail to the insurer. Never mention the leak in the roof.',
      ])
    )
    assert.deepInclude(parts, { kind: 'role', text: ROLE, ids: '0,1' })
    assert.deepInclude(parts, { kind: 'format', text: FORMAT, ids: '0,1,2' })
    assert.deepInclude(parts, {
      kind: 'audience',
      text: 'busy parents of toddlers',
      ids: '3,4',
    })
    assert.deepInclude(parts, {
      kind: 'constraint',
      text: 'Never mention the leak in the roof.',
      ids: '5,6',
    })
    assert.equal(parts[0].text, FORMAT)
  })

  test('are not what near duplicates have in common, nor what the library repeats', ({
    assert,
  }) => {
    const twice = numbered([`Write a poem on rust. ${FORMAT}`, `write a poem on rust! ${FORMAT}`])
    assert.deepEqual(partsOf(twice), [])
    const library = ['rust', 'moss'].map((id) => ({
      id,
      text: `Write a poem on ${id}. ${FORMAT}`,
      isTemplate: true,
    }))
    assert.deepEqual(partsOf(library), [])
    const own = { id: 'own', text: `Draw up the duties of our treasurer. ${FORMAT}` }
    assert.deepEqual(
      partsOf([...library, own]).map(({ ids }) => ids),
      ['rust,moss,own']
    )
  })

  test('are not what the main request says, nor a bare word', ({ assert }) => {
    assert.deepEqual(
      partsOf(
        numbered([
          'Write an email about our new product. Be brief.',
          'Write an email about our new product to Ms Ito on the fair in Osaka. Be brief.',
        ])
      ),
      []
    )
  })
})

test.group('Prompts for a piece of work', () => {
  const sources = numbered([
    'Write an email to our tenants about the new bins in the courtyard.',
    'Plan a birthday party for eight children in a small flat.',
    'Write an email about our new product.',
  ])
  const idsFor = (wish: string) => findFitting(wish, sources).map(({ id }) => id)

  test('are those that speak of it, the nearest first', ({ assert }) => {
    assert.deepEqual(idsFor('The tenants must hear of bins and of a party for kids'), ['0', '1'])
    const [first] = findFitting('tenants and bins', sources)
    assert.deepEqual(first.shared, ['tenants', 'bins'])
    assert.isAbove(first.fit, 0.9)
  })

  test('are none where only common words are shared, or nothing is said', ({ assert }) => {
    assert.deepEqual(idsFor('Write it in a new table'), [])
    assert.deepEqual(idsFor('Repair a bicycle'), [])
    assert.deepEqual(idsFor(' … '), [])
  })

  test('are as many as were asked for', ({ assert }) => {
    const many = numbered(Array.from({ length: 9 }, (_, at) => `Feed the otter at pier ${at}`))
    assert.lengthOf(findFitting('otter', many), 6)
    assert.lengthOf(findFitting('otter', many, 2), 2)
  })
})
