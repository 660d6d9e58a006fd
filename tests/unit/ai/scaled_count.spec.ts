import { test } from '@japa/runner'
import { countTokens as counted } from 'gpt-tokenizer'
import { scaledCount } from '#app/ai/domain/scaled_count'
import { countTokens } from '#app/ai/services/usage/count_tokens'

const PROSE =
  'A short line about the launch of Kestrel 3, with 49 euros, "quotes" and a word or two. '

test.group('Counting tokens', () => {
  test('of prose is what the vocabulary says', ({ assert }) => {
    const text = PROSE.repeat(80).trim()
    assert.equal(scaledCount(text, counted), counted(text))
    assert.equal(scaledCount('', counted), 0)
  })

  test('takes the signs of models for text, wherever they stand', async ({ assert }) => {
    for (const sign of ['<|endoftext|>', '<|im_end|>', '<|im_start|>', '<|fim_prefix|>']) {
      const messages = [{ role: 'user' as const, content: `Say ${sign} twice` }]
      const { input, output } = await countTokens({ messages, maxTokens: 9 }, `Sure${sign}`)
      assert.isAbove(input, 3)
      assert.isAbove(output, 2)
    }
  })

  test('of a very long text is scaled from its beginning', ({ assert }) => {
    const counts: number[] = []
    const tokens = scaledCount(PROSE.repeat(5_000), (piece) => {
      counts.push(piece.length)
      return counted(piece)
    })
    const real = 5_000 * counted(PROSE.trim())
    assert.isAtMost(Math.abs(tokens - real) / real, 0.02)
    assert.isAtMost(
      counts.reduce((all, length) => all + length, 0),
      8_000
    )
  })

  test('looks at a word without end only in short pieces', ({ assert }) => {
    const lengths: number[] = []
    const word = 'a'.repeat(8_000)
    const tokens = scaledCount(word, (piece) => {
      lengths.push(piece.length)
      return counted(piece)
    })
    assert.isAtMost(Math.max(...lengths), 200)
    assert.equal(tokens, 1_040)
    assert.isAbove(scaledCount('😀'.repeat(500), counted), 200)
  })
})
