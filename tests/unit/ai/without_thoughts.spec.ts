import { test } from '@japa/runner'
import fc from 'fast-check'
import { WithoutThoughts } from '#app/ai/domain/without_thoughts'

/** What is known of an answer at its end that comes in these pieces. */
function answerIn(pieces: string[]): string {
  const parts = new WithoutThoughts()
  const all = [...pieces.map((piece) => parts.next(piece)), parts.end()]
  return all.reduce((known, { text, startsAnew }) => (startsAnew ? text : known + text), '')
}

const THOUGHTS = [
  '<think>plan</think>The Answer',
  '\n <THINK>\nplan\n</THINK>\n\nThe Answer',
  '<thinking>plan</thinking> The Answer',
  '<thought>plan</thought>The Answer',
  '<reasoning>plan</reasoning>The Answer',
  '<seed:think>plan</seed:think>The Answer',
  '[THINK]plan[/THINK]The Answer',
  '◁think▷plan◁/think▷The Answer',
  '<|START_THINKING|>plan<|END_THINKING|><|START_RESPONSE|>The Answer<|END_RESPONSE|>',
  '<|channel|>analysis<|message|>plan<|end|><|start|>assistant<|channel|>final<|message|>The Answer<|return|>',
  '<|channel|>analysis<|message|>plan<|end|><|start|>assistant<|channel|>final <|constrain|>json<|message|>The Answer',
  '<|start|>assistant<|channel|>final<|message|>The Answer<|end|>',
  '<think>plan</think>\n<think>more</think>The Answer',
  '<think></think>The Answer',
  '<think>a <think>b</think> c</think>The Answer',
  '<think>\n<think>\nplan\n</think>\nThe Answer',
  '<think> plan </think> The Answer',
  '<think>they mean `</think>` here</think>The Answer',
  '<think>they say "</think>" here</think>The Answer',
  '<think>```\n<think>x</think>\ny\n```\nok</think>The Answer',
  '<think>```js\ncode\n</think>\nThe Answer',
  '<think>it is a ` sign</think>The Answer',
]

const CLOSED_ALONE = [
  'plan the answer first…</think>The Answer',
  'plan\n</think>\n\nThe Answer',
  'I will greet. </think> The Answer',
  'plan </think>The Answer',
  'plan</think> The Answer',
  '</think>\n\nThe Answer',
  'They ask about <think> tags.\n</think>\n\nThe Answer',
  'I say "Hi there"</think>The Answer',
  'it is **bold**</think>The Answer',
  'use the `</think>` tag\n</think>\nThe Answer',
  'plan</think>more</think>The Answer',
  '{"a":1}? no</think>The Answer',
  'plan[/THINK]The Answer',
  'plan◁/think▷The Answer',
  'plan<|end|><|start|>assistant<|channel|>final<|message|>The Answer',
]

const TEXTS = [
  ...['', 'Hello', ' \n Hello', 'a < b and c > d', '<', 'Then <thin', '<p>Hello</p>', '[1] A note'],
  'Use the `</think>` tag to end thoughts.',
  'Use the </think> tag to end thoughts.',
  'It ends with </think>.',
  'It ends with “</think>”, always.',
  'It ends with "</think>" and goes on.',
  'The **</think>** tag ends it.',
  'The <think> tag opens a thought, and </think> closes it.',
  'Between <think> and </think> stands the thought.',
  'An example:\n<think>\nplan\n</think>\nThat is all.',
  'An example: <think>plan</think> is a thought.',
  '```\n<think>plan</think>\nHello\n```\nThat is all.',
  'So:\n~~~xml\nplan\n</think>\nHello\n~~~\nThat is all.',
  '`<think>` opens it.',
  'Here ```</think>``` is code.',
  'The tag [/THINK] ends it.',
  '{"note":"a</think>b"}',
  '["<think>","</think>"]',
  '<result><reasoning>so</reasoning><value>4</value></result>',
  'The Answer<|end|>',
]

const NOTHING = [
  '<think>never closed, only thoughts',
  '<think>plan</think>',
  '<think>plan</think>\n \n',
  'plan</think>',
  'plan\n</think>\n\n',
  '<|channel|>analysis<|message|>plan<|end|>',
  '<|channel|>commentary to=functions.find <|constrain|>json<|message|>{"a":1}<|call|>',
  '<think>they mean `</think>` and more',
]

test.group('Thoughts of a model', () => {
  test('at the beginning are no part of the answer: {$self}')
    .with(THOUGHTS)
    .run(({ assert }, answer) => assert.equal(answerIn([answer]), 'The Answer'))

  test('that only end are no part of the answer: {$self}')
    .with(CLOSED_ALONE)
    .run(({ assert }, answer) => assert.equal(answerIn([answer]), 'The Answer'))

  test('are not seen in a text that mentions their tags: {$self}')
    .with(TEXTS)
    .run(({ assert }, answer) => assert.equal(answerIn([answer]), answer))

  test('alone are no answer: {$self}')
    .with(NOTHING)
    .run(({ assert }, answer) => assert.equal(answerIn([answer]), ''))

  test('are cut the same, however the answer is split', ({ assert }) => {
    const known = fc.constantFrom(...THOUGHTS, ...CLOSED_ALONE, ...TEXTS, ...NOTHING)
    const part = fc.constantFrom(
      ...['<think>', '</think>', '[THINK]', '[/THINK]', '<|channel|>final<|message|>', '<|end|>'],
      ...[
        '<|channel|>analysis',
        '`',
        '```',
        '\n',
        ' ',
        '"',
        '(',
        ')',
        '.',
        'Then',
        'then',
        '{',
        '😀',
      ]
    )
    const made = fc.array(part, { maxLength: 14 }).map((parts) => parts.join(''))
    const cuts = fc.array(fc.nat(200), { maxLength: 30 })
    fc.assert(
      fc.property(fc.oneof(known, made), cuts, (answer, places) => {
        const sorted = [0, ...places.map((place) => place % (answer.length + 1))].sort(
          (a, b) => a - b
        )
        const pieces = sorted.map((from, at) => answer.slice(from, sorted[at + 1]))
        assert.equal(answerIn(pieces), answerIn([answer]))
        assert.equal(answerIn(answer.split('')), answerIn([answer]))
      }),
      { numRuns: 2_000 }
    )
  })

  test('hold back nothing but what may be a tag', ({ assert }) => {
    const parts = new WithoutThoughts()
    const given = ['Hello', ' <', 'b', '>', ' a <th', 'is'].map((piece) => parts.next(piece).text)
    assert.deepEqual(given, ['Hello', ' ', '<b', '>', ' a ', '<this'])
  })

  test('take time in proportion to their length', ({ assert }) => {
    const looks = (text: string) => {
      const parts = new WithoutThoughts()
      for (let at = 0; at < text.length; at += 7) parts.next(text.slice(at, at + 7))
      return parts.end()
    }
    for (const piece of ['</think>', '<think>', ' ', '`', '<', '" </think> a', '```\n'])
      for (const begun of ['', 'a', '<think>'])
        assert.isString(looks(begun + piece.repeat(100_000 / piece.length)).text)
  })
})
