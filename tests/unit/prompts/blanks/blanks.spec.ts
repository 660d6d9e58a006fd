import { test } from '@japa/runner'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'

const labels = (text: string) => readBlanks(text).map(({ label }) => label)

test.group('Blanks', () => {
  test('a text in square brackets is a blank, with its place and label', ({ assert }) => {
    const text = 'Write to [name of the client] about [ topic ].'
    assert.deepEqual(labels(text), ['name of the client', 'topic'])
    assert.deepEqual(
      readBlanks(text).map(({ start, end }) => text.slice(start, end)),
      ['[name of the client]', '[ topic ]']
    )
  })

  test('{$self} holds no blank')
    .with([
      'See [our site](https://example.com)',
      'See ![a picture](a.png)',
      '- [x] done\n- [ ] open',
      'a[0] and list[index]',
      '```\nconst [a, b] = pair\n```',
      'Use `[name]` in code',
      'As shown in [1] and [^note]',
      '[id]: https://example.com',
      'Return ["a", "b"]',
      '[[page]]',
      '\\[escaped]',
      '[two\nlines]',
      '[]',
    ])
    .run(({ assert }, text) => {
      assert.deepEqual(labels(text), [])
    })

  test('a blank at the very start and the very end is found', ({ assert }) => {
    assert.deepEqual(labels('[who] writes to [whom]'), ['who', 'whom'])
  })
})
