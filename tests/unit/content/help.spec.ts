import { test } from '@japa/runner'
import { readHelpFile } from '#app/content/domain/help_file'
import { HELP_GROUPS } from '#app/content/domain/help_groups'
import type { Part, Piece } from '#app/content/domain/article'
import { findAnswers, readAnswers } from '#app/content/services/help_answers'
import { hasRoute } from '#frontend/lib/window/known_routes'

const { answers, faults } = await readAnswers()

const piecesOf = (part: Part): Piece[] => {
  if ('pieces' in part) return part.pieces
  return part.kind === 'list' ? part.items.flat() : []
}

test.group('The answers of the help screen', () => {
  test('are at least 25, some in each group, each with an address of its own', ({ assert }) => {
    assert.deepEqual(faults, [])
    assert.isAtLeast(answers.length, 25)
    assert.equal(new Set(answers.map(({ id }) => id)).size, answers.length)
    for (const name of HELP_GROUPS)
      assert.isAtLeast(answers.filter(({ group }) => group === name).length, 3, name)
  })

  test('link to screens that exist', ({ assert }) => {
    const links = answers.flatMap(({ id, parts }) =>
      parts.flatMap(piecesOf).flatMap(({ href }) => (href === null ? [] : [{ id, href }]))
    )
    assert.isAbove(links.length, 20)
    assert.deepEqual(
      links.filter(({ href }) => !hasRoute(href)),
      []
    )
  })

  test('are found by words that are misspelled, begun, or others for the same', async ({
    assert,
  }) => {
    const first = async (search: string) => (await findAnswers(search)).at(0)?.id
    assert.equal(await first('refnud'), 'get-money-back')
    assert.equal(await first('delete accuont'), 'delete-account')
    assert.equal(await first('unsubscribe'), 'cancel')
    assert.equal(await first('keyboard shortc'), 'see-shortcuts')
    assert.equal(await first('what does the scroe say'), 'what-the-score-means')
    assert.deepEqual(await findAnswers('xyzzyx'), [])
  })

  test('are found by a whole question, and by words with letters that are missing', async ({
    assert,
  }) => {
    const found = async (search: string) => (await findAnswers(search)).map(({ id }) => id)
    for (const [search, id] of [
      ['how do I import my prompts from a csv file', 'import-prompts'],
      ['upload my prompts', 'import-prompts'],
      ['notion', 'sync-from-notion'],
      ['sync templates from notion', 'sync-from-notion'],
      ['how can I get my money back?', 'get-money-back'],
      ['shorcuts', 'see-shortcuts'],
    ])
      assert.include((await found(search)).slice(0, 2), id, search)
    assert.isNotEmpty(await found('password'))
    assert.deepEqual(await found('pasword'), await found('password'))
  })

  test('are all there, group by group, without a search', async ({ assert }) => {
    assert.deepEqual(
      (await findAnswers('  ')).map(({ id }) => id),
      answers.map(({ id }) => id)
    )
    const groups = answers.map(({ group }) => HELP_GROUPS.indexOf(group))
    assert.deepEqual(
      groups,
      groups.toSorted((one, other) => one - other)
    )
  })
})

test.group('The file of an answer', () => {
  test('says all that is wrong with it', ({ assert }) => {
    const read = readHelpFile('one', 'prompts', '---\nanswer: yes\n---\n')
    assert.deepEqual(read.ok ? [] : read.faults, [
      '"answer" is not a field of an answer.',
      '"question" must be a text.',
      '"order" must be a whole number.',
      'The answer is missing below the front matter.',
    ])
    const titled = readHelpFile('one', 'prompts', '---\nquestion: Why?\norder: 1\n---\n\n## No')
    assert.match(titled.ok ? '' : titled.faults[0], /no headings/)
  })
})
