import { test } from '@japa/runner'
import fc from 'fast-check'
import { isBlankText } from '#app/core/domain/blank_text'
import { answerName, blankFields, blankKey } from '#app/prompts/domain/blanks/blank_fields'
import { sentenceAround } from '#app/prompts/domain/blanks/blank_sentence'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import { fillBlanks, fillingOf } from '#app/prompts/domain/blanks/fill_blanks'
import { anyText } from '#tests/unit/prompts/hostile_texts'

const answered = (answers: Record<string, string>) => new Map(Object.entries(answers))

const TEXT = 'Write to [name] about [Topic]. Tell [name] when.\n\nTone: [formal / friendly]'

/** Answers to some of the blanks of a text, hostile ones among them. */
const filledTexts = fc
  .tuple(
    fc.array(fc.oneof(anyText, fc.constantFrom('[name]', '[a b]', ' [Name] ', '\n[x y z]\n')), {
      maxLength: 8,
    }),
    fc.array(fc.option(fc.oneof(anyText, fc.constantFrom('[name]', '```', '“', '<data>', ' '))))
  )
  .map(([pieces, given]) => {
    const text = pieces.join(' ')
    const answers = new Map<string, string>()
    for (const [at, { key }] of blankFields(text).entries()) {
      const answer = given[at % Math.max(1, given.length)]
      if (typeof answer === 'string') answers.set(key, answer)
    }
    return { text, answers }
  })

test.group('Filling blanks', () => {
  test('an answer fills every place of its label, and nothing else changes', ({ assert }) => {
    const answers = answered({
      'name': 'Ana',
      'topic': 'our move',
      'formal / friendly': 'friendly',
    })
    assert.equal(
      fillBlanks(TEXT, answers),
      'Write to Ana about our move. Tell Ana when.\n\nTone: friendly'
    )
  })

  test('an empty answer leaves the blank', ({ assert }) => {
    assert.equal(fillBlanks(TEXT, answered({ name: '', topic: ' \n' })), TEXT)
    assert.equal(fillBlanks(TEXT, new Map()), TEXT)
  })

  test('a label that names a part of every object is a label like any other', ({ assert }) => {
    const text = 'Explain [constructor] and [__proto__].'
    assert.equal(fillBlanks(text, new Map()), text)
    assert.equal(fillBlanks(text, new Map([['__proto__', 'it']])), 'Explain [constructor] and it.')
  })

  test('brackets, quotes and fences in an answer hide no later blank and make none', ({
    assert,
  }) => {
    const hostile = 'see [topic] and [1] “open ```js\nlet a = `[x]'
    const filling = fillingOf(TEXT, answered({ name: hostile }))
    assert.equal(
      filling.text,
      `Write to ${hostile} about [Topic]. Tell ${hostile} when.\n\nTone: [formal / friendly]`
    )
    assert.deepEqual(
      filling.left.map(({ label }) => label),
      ['Topic', 'formal / friendly']
    )
    for (const { start, end, label } of filling.left) {
      assert.equal(filling.text.slice(start, end), `[${label}]`)
    }
  })

  test('a long answer with line breaks stands there byte for byte', ({ assert }) => {
    const answer = `${'A line of many words.\r\n\t'.repeat(500)}\u2028 end 👩‍👧 `
    assert.equal(
      fillBlanks('Read: [paste the text here]!', answered({ 'paste the text here': answer })),
      `Read: ${answer}!`
    )
  })

  test('filling nothing changes nothing, in any text', () => {
    fc.assert(fc.property(anyText, (text) => fillBlanks(text, new Map()) === text))
  })

  test('every answer appears unchanged, and all that is outside of blanks stays', ({ assert }) => {
    fc.assert(
      fc.property(filledTexts, ({ text, answers }) => {
        const { text: out, filled, left } = fillingOf(text, answers)
        const places = [...filled, ...left].sort((one, other) => one.start - other.start)
        const blanks = readBlanks(text)
        assert.equal(places.length, blanks.length)
        let from = 0
        let before = 0
        for (const [at, { start, end, label }] of blanks.entries()) {
          const place = places[at]
          assert.equal(out.slice(from, place.start), text.slice(before, start))
          const answer = answers.get(blankKey(label)) ?? ''
          const stands = isBlankText(answer) ? text.slice(start, end) : answer
          assert.equal(out.slice(place.start, place.end), stands)
          from = place.end
          before = end
        }
        assert.equal(out.slice(from), text.slice(before))
      }),
      { numRuns: 500 }
    )
  })
})

test.group('The fields of a text', () => {
  test('equal labels are one field, whatever their case and spacing', ({ assert }) => {
    const fields = blankFields('To [Client  name]: dear [client name], about [topic].')
    assert.deepEqual(
      fields.map(({ key, label, places }) => [key, label, places.length]),
      [
        ['client name', 'Client  name', 2],
        ['topic', 'topic', 1],
      ]
    )
  })

  test('a field shows where it stands, unless it stands alone', ({ assert }) => {
    const [who, text] = blankFields('Audience: [who].\n\n[paste the text here]')
    assert.equal(who.sentence, 'Audience: […].')
    assert.equal(text.sentence, '')
  })

  test('an answer to a question is called as its line is, any other one as its blank', ({
    assert,
  }) => {
    const fields = blankFields(
      'Reader: [Who will receive it, and how do you know each other?]\nTo [client name]: say [What happened?]'
    )
    assert.deepEqual(fields.map(answerName), ['Reader', 'client name', 'What happened?'])
  })

  test('a sentence around a blank is found: {0}')
    .with([
      ['Be kind. Write to [who] today. Then stop.', 'Write to [who] today.'],
      ['- Audience: [who]\n- Tone: calm', 'Audience: [who]'],
      ['## Task\n2) Sell [who] to\n  nobody', 'Sell [who] to'],
      ['[who]', '[who]'],
    ] as const)
    .run(({ assert }, [text, sentence]) => {
      const start = text.indexOf('[who]')
      assert.equal(sentenceAround(text, { start, end: start + 5 }), sentence)
    })

  test('a long sentence is cut around its blank, at words', ({ assert }) => {
    const text = `${'many words '.repeat(20)}for [who] ${'and more '.repeat(20)}.`
    const sentence = sentenceAround(text, {
      start: text.indexOf('[who]'),
      end: text.indexOf(']') + 1,
    })
    assert.match(sentence, /^…(?:many |words )+for \[who\](?: and| more)+…$/)
    assert.isBelow(sentence.length, 170)
  })

  test('any text has fields with a label and a sentence of one line', () => {
    fc.assert(
      fc.property(anyText, (text) =>
        blankFields(`${text} [who]`).every(
          ({ label, sentence }) => label !== '' && !/[\n\r]/.test(sentence)
        )
      )
    )
  })
})
