import { test } from '@japa/runner'
import { TemplateSearch } from '#app/templates/domain/search/template_search'
import { readLibrary } from '#app/templates/services/read_library'
import { KNOWN_QUERIES, UNSEEN_QUERIES } from '#tests/unit/templates/sentence_queries'

const SEEN_FIRST = 3

const { templates } = await readLibrary()
const library = new TemplateSearch(templates)
const find = (text: string) => library.find(text) ?? []

test.group('A search of the library by a whole sentence', () => {
  for (const [name, queries, least] of [
    ['that it was developed on', KNOWN_QUERIES, 52],
    ['that it was not developed on', UNSEEN_QUERIES, 48],
  ] as const)
    test(`shows what is meant among the first for most sentences ${name}`, ({ assert }) => {
      const missed = queries.filter(
        ([sentence, ...ids]) =>
          !find(sentence)
            .slice(0, SEEN_FIRST)
            .some((id) => ids.includes(id))
      )
      const hits = queries.length - missed.length
      assert.isAtLeast(hits, least, missed.map(([sentence]) => sentence).join('\n'))
    })

  test('speaks only of templates that exist', ({ assert }) => {
    const known = new Set(templates.map(({ id }) => id))
    const named = [...KNOWN_QUERIES, ...UNSEEN_QUERIES].flatMap(([, ...ids]) => ids)
    assert.deepEqual(
      named.filter((id) => !known.has(id)),
      []
    )
  })

  test('is about the words that say something, however it is asked', ({ assert }) => {
    const plain = find('complaint')
    for (const asked of [
      'I need help with a complaint',
      'How do I write a complaint?',
      "I'd like you to create something about complaints, please",
    ])
      assert.equal(find(asked)[0], plain[0], asked)
  })

  test('finds a title that has the words before texts that have them here and there', ({
    assert,
  }) => {
    const common = { category: 'sales' as const, content: '' }
    const named = { id: 'named', title: 'Harbor brief', description: '', tags: [], ...common }
    const scattered = {
      ...{ id: 'scattered', title: 'Budget brief', tags: ['harbor'], ...common },
      description: 'A letter about the harbor.',
    }
    const search = new TemplateSearch([scattered, named])
    assert.deepEqual(search.find('harbor brief'), ['named', 'scattered'])
  })

  test('is the whole library where no word says anything', ({ assert }) => {
    for (const text of ['how do I', 'what is it about?', "I'm"])
      assert.isNull(library.find(text), text)
  })
})

test.group('A search of the library by a misspelled word', () => {
  test('forgives letters that are missing, doubled or exchanged', ({ assert }) => {
    for (const [typed, meant] of [
      ['negotation', 'price-negotiation-prep'],
      ['complaitn', 'complaint-answer'],
      ['anouncement to staff', 'change-announcement'],
      ['postmortm', 'incident-postmortem'],
      ['job postign', 'job-posting'],
      ['translatoin', 'translation-brief'],
      ['usabilty test', 'usability-test-script'],
    ])
      assert.equal(find(typed)[0], meant, typed)
    assert.isAbove(find('custmer').length, 5)
  })

  test('finds a word without its accents, and with accents that it does not have', ({ assert }) => {
    assert.deepEqual(find('résumé'), find('resume'))
    assert.deepEqual(find('agénda'), find('agenda'))
    assert.isAbove(find('resume').length, 0)
  })
})
