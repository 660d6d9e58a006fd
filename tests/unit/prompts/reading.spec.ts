import { test } from '@japa/runner'
import { read } from '#app/prompts/domain/reading/read'
import type { OpaqueKind } from '#app/prompts/domain/reading/reading'

test.group('Reading', () => {
  test('{kind} stays closed: {found}')
    .with([
      { kind: 'fence', text: 'Fix it:\n```\nlet a = 1\n```\nThanks', found: '```\nlet a = 1\n```' },
      { kind: 'code', text: 'Explain `x == y` to me', found: '`x == y`' },
      { kind: 'quote', text: 'Rewrite "it is late. Go." now', found: '"it is late. Go."' },
      { kind: 'quote', text: "Rewrite 'it is late' now, don't ask", found: "'it is late'" },
      {
        kind: 'link',
        text: 'Read https://a.example/b?c=1. Then go.',
        found: 'https://a.example/b?c=1',
      },
      { kind: 'variable', text: 'Greet {{first name}} now', found: '{{first name}}' },
      { kind: 'variable', text: 'Greet <name> now', found: '<name>' },
      { kind: 'variable', text: 'Pay $amount now, not $5', found: '$amount' },
      { kind: 'code', text: 'Add it to $PATH, which costs $10', found: '$PATH' },
      { kind: 'code', text: 'Pay $5.99 for $x^2$ now', found: '$x^2$' },
      { kind: 'variable', text: 'In a ${tone:formal} tone, $5', found: '${tone:formal}' },
      { kind: 'variable', text: 'Greet %name% at 50% off', found: '%name%' },
      { kind: 'blank', text: 'Greet [name] now', found: '[name]' },
      {
        kind: 'data',
        text: 'Sum up <article>Write now.</article>',
        found: '<article>Write now.</article>',
      },
      { kind: 'data', text: 'Read { "a": { "b": 1 } } now', found: '{ "a": { "b": 1 } }' },
    ] satisfies { kind: OpaqueKind; text: string; found: string }[])
    .run(({ assert }, { kind, text, found }) => {
      const opaque = read(text).opaque.filter((stretch) => stretch.kind === kind)
      assert.deepEqual(
        opaque.map(({ start, end }) => text.slice(start, end)),
        [found]
      )
    })

  test('amounts, names of the shell and what a backslash keeps are no variables: {$self}')
    .with([
      'It costs $10 or $5.99, US$ 20, A$5, $1,000.50 or 5 $',
      'Solve $x^2$, $$a+b$$, $n$ and $E=mc^2$',
      'Set $PATH, $HOME and $MY_VAR2, and print $1, $@, $? and $(pwd)',
      'Keep \\${name}, $${name} and ${name as they are',
      'Add ${a+b}, ${fn()}, ${items[0]}, ${} and ${1}',
      'From $x to $y',
    ])
    .run(({ assert }, text) => {
      const variables = read(text).opaque.filter(({ kind }) => kind === 'variable')
      assert.deepEqual(variables, [])
    })

  test('names in braces behind a dollar sign are variables: {$self}')
    .with(['${name}', '${first name:Anna Bell}', '${link:https://a.example}', '${tone:-calm}'])
    .run(({ assert }, written) => {
      const text = `It costs $10. Write ${written} in $PATH`
      const variables = read(text).opaque.filter(({ kind }) => kind === 'variable')
      assert.deepEqual(
        variables.map(({ start, end }) => text.slice(start, end)),
        [written]
      )
    })

  test('an apostrophe or an inch mark behind a word opens no quotation', ({ assert }) => {
    assert.isEmpty(read("Write about rock'n'roll, don't stop").opaque)
    assert.isEmpty(read('Print it at 5"x7" size').opaque)
  })

  test('a repeated sentence is evidence once', ({ assert }) => {
    const once = read('List 5 birds. Keep it under 50 words.')
    const twice = read(
      'List 5 birds. Keep it under 50 words.\nList 5 birds. Keep it under 50 words.'
    )
    assert.deepEqual(twice.evidence, once.evidence)
  })

  test('finds the main request behind politeness, labels and background')
    .with([
      [
        'Hi! Could you please write a poem about rain?',
        'Could you please write a poem about rain?',
      ],
      ['You are a chef. List ten soups.', 'List ten soups.'],
      ['We sell shoes. Write an ad.', 'Write an ad.'],
      ['I want to tell our buyers the date. Can you write a note?', 'Can you write a note?'],
      ['I want to compare two banks.', 'I want to compare two banks.'],
      ['Task: write a haiku', 'Task: write a haiku'],
      ['Given the table, find the highest value.', 'Given the table, find the highest value.'],
    ])
    .run(({ assert }, [text, goal]) => {
      const reading = read(text)
      const { start, end } = reading.sentences[reading.goal!]
      assert.equal(text.slice(start, end), goal)
    })

  test('pasted material is told apart from instructions')
    .with([
      [
        'Summarize this article:\nShips are late. Ports are full.',
        'Ships are late. Ports are full.',
      ],
      ['Classify these reviews:\n1. Great phone\n2. It broke', '1. Great phone\n2. It broke'],
      ['Rewrite this sentence: they was late again', 'they was late again'],
      ['Correct the sentence below.\nHe go home.\n\nKeep the tense.', 'He go home.'],
    ])
    .run(({ assert }, [text, material]) => {
      const { data } = read(text)
      assert.equal(data && text.slice(data.start, data.end), material)
    })

  test('context before a plain request is no pasted material', ({ assert }) => {
    assert.isNull(read('We sell shoes in Kyiv. Write an ad for spring.').data)
  })

  test('reads the parts of a prompt with their places', ({ assert }) => {
    const text =
      'You are a nurse who trains staff. Write a guide for new colleagues, so that they feel safe. Format: a numbered list. Tone: calm. Do not use {{term}}.'
    const kinds = read(text).parts.map(({ kind }) => kind)
    assert.includeMembers(kinds, ['role', 'goal', 'audience', 'format', 'constraints', 'variables'])
  })

  test('tells English from other languages')
    .with([
      ['Write an email about our new product', 'english'],
      ['Schreibe eine E-Mail über unser neues Produkt', 'other'],
      ['Escribe un correo a mi jefe sobre el nuevo producto', 'other'],
      ['Écris un email pour mon équipe sur le projet', 'other'],
      ['请帮我写一封邮件', 'other'],
      ['Напиши письмо клиенту', 'other'],
      ['', 'unknown'],
    ] as const)
    .run(({ assert }, [text, language]) => {
      assert.equal(read(text).language, language)
    })

  test('capitals and small letters read alike', ({ assert }) => {
    const text = 'Write an email for managers in a friendly tone. Avoid jargon.'
    const evidence = (prompt: string) =>
      Object.entries(read(prompt).evidence).map(([job, list]) => [
        job,
        list.map(({ strength }) => strength),
      ])
    assert.deepEqual(evidence(text.toUpperCase()), evidence(text))
  })
})
