import { test } from '@japa/runner'
import { analyze } from '#app/prompts/domain/analyze'

test.group('Markers of the analysis', () => {
  test('a bare request gets the four pieces of advice, word for word', ({ assert }) => {
    assert.deepEqual(analyze('Write an email').suggestions, [
      "Add a role specification (e.g., 'As an expert marketer...')",
      'Include context about your audience and goals',
      'Specify the desired output format',
      'Add constraints for length, tone, and style',
    ])
  })

  test('a text in another language gets none, since its words are not known', ({ assert }) => {
    assert.deepEqual(analyze('Schreibe eine E-Mail über unser neues Produkt').suggestions, [])
  })

  test('a full prompt gets none', ({ assert }) => {
    const analysis = analyze(
      'You are an email marketer. Write an email for store owners, so that they book a demo. Format: bullet points. Keep it under 120 words in a friendly tone.'
    )
    assert.deepEqual(analysis.suggestions, [])
    assert.isTrue(
      analysis.hasRole && analysis.hasContext && analysis.hasFormat && analysis.hasConstraints
    )
  })

  test('{text} has no {flag}')
    .with([
      { text: 'As a result of the storm, list the damage', flag: 'hasRole' },
      { text: 'Sell it as a bundle', flag: 'hasRole' },
      { text: 'You are amazing. Write a poem', flag: 'hasRole' },
      { text: 'You are a brilliant copywriter. Write a poem', flag: 'hasRole' },
      { text: 'Explain how a password works', flag: 'hasConstraints' },
      { text: 'I would like to know why birds sing', flag: 'hasFormat' },
      { text: 'Tell me about infrastructure', flag: 'hasFormat' },
      { text: 'Explain array[index] in this language', flag: 'hasContext' },
    ] as const)
    .run(({ assert }, { text, flag }) => {
      assert.isFalse(analyze(text)[flag])
    })

  test('{text} has {flag}')
    .with([
      { text: 'As a graphic designer, list ways to find clients', flag: 'hasRole' },
      { text: 'Act as a travel agent and plan a trip', flag: 'hasRole' },
      { text: 'You are a brilliant copywriter for banks. Write an ad', flag: 'hasRole' },
      { text: 'Write a memo for our investors', flag: 'hasContext' },
      { text: 'Return the names as a JSON list', flag: 'hasFormat' },
      { text: 'Explain it in 50 words', flag: 'hasConstraints' },
    ] as const)
    .run(({ assert }, { text, flag }) => {
      assert.isTrue(analyze(text)[flag])
    })

  test('"like" is no example', ({ assert }) => {
    assert.notInclude(
      analyze('I would like to get a poem').parts.map(({ kind }) => kind),
      'examples'
    )
  })
})
