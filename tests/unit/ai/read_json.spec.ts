import { test } from '@japa/runner'
import { readJson } from '#app/ai/domain/read_json'
import { reportedTokens } from '#app/ai/domain/reported_tokens'

test.group('JSON in the answer of a model', () => {
  test('is read however long it is, and mended where it is short', ({ assert }) => {
    const text = 'x'.repeat(300_000)
    assert.deepEqual(readJson(`Here: ${JSON.stringify({ text })}\n\`\`\``), { text })
    assert.deepEqual(readJson("{text: 'Do it',"), { text: 'Do it' })
  })

  test('that is broken and long is none, at once', ({ assert }) => {
    for (const piece of ['"x', 'x"\n', 'a"b http://'])
      assert.isNull(readJson(`{"text":"${piece.repeat(400_000 / piece.length)}`))
  })

  test('is none where it is another thing', ({ assert }) => {
    for (const other of ['', 'no', '[1]', 'null', '{'.repeat(100_000)])
      assert.isNull(readJson(other))
  })
})

test.group('What a provider counted', () => {
  test('is believed where it is a count of both', ({ assert }) => {
    assert.deepEqual(reportedTokens(12, 0), { input: 12, output: 0 })
    for (const [input, output] of [
      [undefined, 5],
      [5, undefined],
      ['12', 5],
      [5, -1],
      [1e300, 5],
      [1.5, 5],
    ])
      assert.isNull(reportedTokens(input, output))
  })
})
