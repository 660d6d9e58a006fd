import { test } from '@japa/runner'
import { answersBetween } from '#app/prompts/domain/blanks/answers_between'

const between = (text: string, filled: string) => {
  const answers = answersBetween(text, filled)
  return answers && Object.fromEntries(answers)
}

test.group('The answers between a text with blanks and a filled one', () => {
  test('are what stands in the place of each blank', ({ assert }) => {
    assert.deepEqual(
      between('Write to [audience] about [topic].', 'Write to Ada and Bob about the 3.0 release.'),
      { audience: 'Ada and Bob', topic: 'the 3.0 release' }
    )
  })

  test('leave out the blanks that are still open', ({ assert }) => {
    assert.deepEqual(between('To [audience] about [topic].', 'To [audience] about bins.'), {
      topic: 'bins',
    })
    assert.deepEqual(between('To [audience].', 'To [audience].'), {})
  })

  test('stand in every place of the same blank', ({ assert }) => {
    assert.deepEqual(between('[Company] now. Call [company]!', 'Acme now. Call Acme!'), {
      company: 'Acme',
    })
    assert.isNull(between('[Company] now. Call [company]!', 'Acme now. Call Zeta!'))
  })

  test('are unknown where the texts differ in more', ({ assert }) => {
    assert.isNull(between('To [audience] about bins.', 'To tenants about new bins.'))
    assert.isNull(between('Write to [audience].', 'Writing to tenants.'))
    assert.isNull(between('Write a poem.', 'Write a song.'))
  })
})
