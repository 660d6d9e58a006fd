import { test } from '@japa/runner'
import { freeTitle, stemOf, titleOfCopy } from '#app/flows/domain/values/free_title'
import { MAX_TITLE_LENGTH } from '#app/flows/domain/values/limits'

test.group('The title of a flow that comes from elsewhere', () => {
  test('“{title}” beside {taken} is “{free}”')
    .with([
      { title: 'Greet', taken: [], free: 'Greet' },
      { title: 'Greet', taken: ['Greeting', 'Greet me'], free: 'Greet' },
      { title: 'Greet', taken: ['greet'], free: 'Greet (2)' },
      { title: 'Greet', taken: ['Greet', 'Greet (2)'], free: 'Greet (3)' },
      { title: 'Greet', taken: ['Greet', 'Greet (3)'], free: 'Greet (2)' },
      { title: 'Greet (2)', taken: ['Greet (2)'], free: 'Greet (3)' },
      { title: 'Greet (2)', taken: ['Greet'], free: 'Greet (2)' },
      { title: 'Plan (2026)', taken: ['Plan (2026)'], free: 'Plan (2026) (2)' },
    ])
    .run(({ assert }, { title, taken, free }) => assert.equal(freeTitle(title, taken), free))

  test('of a copy says so once, and is told from other copies', ({ assert }) => {
    assert.equal(titleOfCopy('Greet', ['Greet']), 'Greet (copy)')
    assert.equal(titleOfCopy('Greet', ['Greet', 'Greet (copy)']), 'Greet (copy) (2)')
    assert.equal(titleOfCopy('Greet (copy)', ['Greet (copy)']), 'Greet (copy) (2)')
    assert.equal(
      titleOfCopy('Greet (copy) (2)', ['Greet (copy)', 'Greet (copy) (2)']),
      'Greet (copy) (3)'
    )
  })

  test('stays as long as a title can be', ({ assert }) => {
    const long = 'x'.repeat(MAX_TITLE_LENGTH)
    assert.equal(freeTitle(long, [long]), `${'x'.repeat(MAX_TITLE_LENGTH - 4)} (2)`)
    assert.lengthOf(titleOfCopy(long, [long]), MAX_TITLE_LENGTH)
    assert.equal(stemOf(freeTitle('Greet', ['Greet'])), 'Greet')
  })
})
