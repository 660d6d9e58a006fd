import { test } from '@japa/runner'
import fc from 'fast-check'
import { facetsOf, findTemplates } from '#app/templates/domain/search/find_templates'
import { TemplateSearch } from '#app/templates/domain/search/template_search'
import { TEMPLATE_CATEGORIES, type Template } from '#app/templates/domain/types'
import { announcedSeed, rounds } from '#tests/helpers/random'

const template = (id: string, title: string, more: Partial<Template> = {}): Template => ({
  ...{ id, title, description: '', category: 'sales', tags: [], icon: 'mail', content: '' },
  ...{ variables: [], goodAnswer: '', steps: [], isPublic: true },
  ...more,
})

const ALL = [
  template('agenda', 'Meeting Agenda', { category: 'operations', tags: ['decisions'] }),
  template('proposal', 'Proposal Writer', { tags: ['client', 'price'] }),
  template('post-mortem', 'Incident Review', { category: 'operations', tags: ['outage'] }),
  template('newsletter', 'Monthly Newsletter', { category: 'marketing', tags: ['price'] }),
]

const LIBRARY = {
  templates: new Map(ALL.map((one) => [one.id, one])),
  search: new TemplateSearch(ALL),
}

const idsFor = (search: string) => findTemplates(LIBRARY, { search }).map(({ id }) => id)

test.group('A search of templates', () => {
  test('finds words that are begun, in another form, or misspelled', ({ assert }) => {
    for (const search of ['agenda', 'agen', 'meetings', 'agneda', 'MEETING agenda', 'meating'])
      assert.equal(idsFor(search)[0], 'agenda', search)
  })

  test('finds what other words mean', ({ assert }) => {
    assert.equal(idsFor('quote for a customer')[0], 'proposal')
    assert.equal(idsFor('email')[0], 'newsletter')
  })

  test('puts what has all words before what has some, and shows some where none has all', ({
    assert,
  }) => {
    assert.deepEqual(idsFor('incident outage'), ['post-mortem'])
    assert.sameMembers(idsFor('agenda newsletter'), ['agenda', 'newsletter'])
    assert.deepEqual(idsFor('xyzzy'), [])
  })

  test('without words is the whole library in its order', ({ assert }) => {
    for (const search of ['', '  ', 'the of', '!?'])
      assert.deepEqual(
        idsFor(search),
        ALL.map(({ id }) => id)
      )
  })

  test('counts each category whatever is chosen, and the tags of the chosen one', ({ assert }) => {
    const facets = facetsOf(LIBRARY, TEMPLATE_CATEGORIES, { category: 'operations' })
    assert.equal(facets.categories.find(({ id }) => id === 'sales')?.count, 1)
    assert.deepEqual(facets.tags, [
      { tag: 'decisions', count: 1 },
      { tag: 'outage', count: 1 },
    ])
    const priced = facetsOf(LIBRARY, TEMPLATE_CATEGORIES, { tag: 'price' })
    assert.deepEqual(
      priced.categories.filter(({ count }) => count > 0).map(({ id }) => id),
      ['marketing', 'sales']
    )
  })

  test('never fails, whatever is typed', ({ assert }) => {
    const typed = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a'.repeat(200)))
    fc.assert(
      fc.property(typed, (search) => assert.isAtMost(idsFor(search).length, ALL.length)),
      { numRuns: rounds(2_000, 200), seed: announcedSeed('searches of templates') }
    )
  })
})
