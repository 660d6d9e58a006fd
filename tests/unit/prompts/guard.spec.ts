import fc from 'fast-check'
import { test } from '@japa/runner'
import { guard } from '#app/prompts/domain/guard'
import { isEnglishWord } from '#app/prompts/services/english_words'
import { anyText } from '#tests/unit/prompts/hostile_texts'

const lost = (original: string, rewritten: string) => {
  const result = guard(original, rewritten)
  return result.ok ? [] : result.lost.map(({ kind, text }) => `${kind}: ${text}`)
}

test.group('Guard', () => {
  test('says which {kind} was lost')
    .with([
      {
        kind: 'name',
        from: 'Write to Anna about the plan.',
        to: 'Write to her about the plan.',
        was: 'name: Anna',
      },
      {
        kind: 'name',
        from: 'Write to Ms. Okafor.',
        to: 'Write to Ms. Smith.',
        was: 'name: Okafor',
      },
      {
        kind: 'name',
        from: 'Compare iPhone cases.',
        to: 'Compare phone cases.',
        was: 'name: iPhone',
      },
      { kind: 'number', from: 'Give 5 ideas.', to: 'Give some ideas.', was: 'number: 5' },
      { kind: 'number', from: 'Give 5 ideas.', to: 'Give 15 ideas.', was: 'number: 5' },
      {
        kind: 'number',
        from: 'It costs €1,200.50 now.',
        to: 'It costs €1,200 now.',
        was: 'number: €1,200.50',
      },
      {
        kind: 'quote',
        from: 'Use the line “we care” once.',
        to: 'Use the line once.',
        was: 'quote: “we care”',
      },
      {
        kind: 'link',
        from: 'Read https://a.example/b first.',
        to: 'Read it first.',
        was: 'link: https://a.example/b',
      },
      {
        kind: 'variable',
        from: 'Write to {{name}}.',
        to: 'Write to them.',
        was: 'variable: {{name}}',
      },
      { kind: 'variable', from: 'Write to <name>.', to: 'Write to them.', was: 'variable: <name>' },
      { kind: 'variable', from: 'Write to $name.', to: 'Write to them.', was: 'variable: $name' },
      { kind: 'variable', from: 'Write to %name%.', to: 'Write to them.', was: 'variable: %name%' },
      { kind: 'variable', from: 'Write to {name}.', to: 'Write to them.', was: 'variable: {name}' },
      {
        kind: 'negation',
        from: 'Do not mention prices.',
        to: 'Mention prices.',
        was: 'negation: not mention prices',
      },
      {
        kind: 'negation',
        from: "Don't use slang.",
        to: 'Use slang.',
        was: "negation: don't use slang",
      },
      { kind: 'blank', from: 'Write to [client].', to: 'Write.', was: 'blank: [client]' },
      { kind: 'code', from: 'Explain `a + b`.', to: 'Explain it.', was: 'code: `a + b`' },
    ])
    .run(({ assert }, { from, to, was }) => {
      assert.deepEqual(lost(from, to), [was])
    })

  test('lets a rewrite pass that only adds, or moves marked text')
    .with([
      ['Write to Anna.', 'You are an editor.\n\nWrite to Anna for [reader].'],
      ['Do not mention prices.', 'Do not mention prices.\n\nLength: under 300 words'],
      ['Prices are not included', 'Prices are not included for [reader].'],
      ['Summarize this: Anna paid 5 euros.', 'Summarize this: <text>\nAnna paid 5 euros.\n</text>'],
      ['dont shout', "Don't shout."],
      ['Avoid jargon. Be kind.', 'Avoid jargon. Length: 90 words. Be kind.'],
      ['WRITE A TEXT. THANKS', 'WRITE A TEXT.'],
      ['It is not <x> blue', 'It is not <x> blue'],
      ["Ask Ann'https://a.example/b", "Ask Ann'https://a.example/b"],
    ])
    .run(({ assert }, [from, to]) => {
      assert.deepEqual(lost(from, to), [])
    })

  test('the first word of a sentence is no name, and a name may move to the front', ({
    assert,
  }) => {
    assert.isTrue(guard('Please write. Write soon.', 'please write. write soon.').ok)
    assert.isTrue(guard('Ask for Anna.', 'Anna is the one to ask for.').ok)
  })

  test('a text that stays, or is only added to, has lost nothing', ({ assert }) => {
    fc.assert(
      fc.property(anyText, (text) => {
        assert.deepEqual(lost(text, text), [])
        assert.deepEqual(lost(text, `${text}\n\nLength: short`), [])
      })
    )
  })

  test('a dictionary tells names in small letters; slips that were put right are none')
    .with([
      ['write an ad for nimbra', 'Write an ad for our product.', ['name: nimbra']],
      ['compare kettlr with others', 'Compare it with others.', ['name: kettlr']],
      ['write an ad for nimbra', 'Write an advert for Nimbra.', []],
      ['please recieve the parcel', 'Please receive the parcel.', []],
      ['wirte a speedy blurb', 'Write a quick text.', []],
      ['plz make it short thx', 'Make it short.', []],
    ] as [string, string, string[]][])
    .run(({ assert }, [from, to, was]) => {
      const result = guard(from, to, isEnglishWord)
      assert.deepEqual(
        result.ok ? [] : result.lost.map(({ kind, text }) => `${kind}: ${text}`),
        was
      )
    })

  test('the dictionary knows its first and its last word, and no others')
    .with([
      ['aa', true],
      ['zzz', true],
      ['lamp', true],
      ['nimbra', false],
      ['', false],
      ['zzzz', false],
    ] as [string, boolean][])
    .run(({ assert }, [word, known]) => assert.equal(isEnglishWord(word), known))
})
