import { test } from '@japa/runner'
import { read } from '#app/prompts/domain/reading/read'
import { requestOf } from '#app/prompts/domain/reading/request'

/** Each is a request of its own, and speaks of other work than those in front of it. */
const QUERY =
  'Write the query in PostgreSQL. Group by month, sort by revenue, and exclude refunds. Return only the code.'
const LESSON =
  'Plan 45 minutes with a warm-up, group work and an exit ticket for pupils of nine years.'

const requestIn = (text: string) => {
  const reading = read(text)
  const at = requestOf(reading)
  return at === null ? null : text.slice(reading.sentences[at].start, reading.sentences[at].end)
}

test.group('The kind of work of a text of several paragraphs', () => {
  for (const request of [
    'Write an email to our tenants about the new bins.',
    'Explain how a heat pump works to a new apprentice.',
    'Write a poem about the sea for a birthday card.',
    'Write a toast for my sister.',
  ])
    test(`is that of the request, whatever stands behind it: ${request}`, ({ assert }) => {
      const { family } = read(request)
      assert.isNotNull(family)
      for (const other of [QUERY, LESSON])
        assert.equal(read(`${request}\n\n${other}`).family, family, other)
    })

  test('is read from what stands before the request, too', ({ assert }) => {
    const text =
      'A customer wrote that her parcel came open and two cups were broken.\n\nWrite the reply. Offer a refund.'
    assert.equal(read(text).family, 'message')
  })
})

test.group('The request of a text of several paragraphs', () => {
  test('is a question in the first one, though it has no mark', ({ assert }) => {
    const question = 'milk yield is down since sunday what do i check'
    assert.equal(requestIn(question), question)
    assert.equal(requestIn(`${question}\n\n${QUERY}`), question)
  })

  test('may begin with a verb for a small change, but a plain adjective asks for nothing', ({
    assert,
  }) => {
    const [asked] = read('tidy my notes into a table').sentences
    assert.equal(asked.mood, 'ask')
    const [, shown] = read('Draw a poster of a lighthouse.\nClean Swiss layout.').sentences
    assert.notEqual(shown.mood, 'ask')
  })
})
