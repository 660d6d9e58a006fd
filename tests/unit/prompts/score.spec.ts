import { test } from '@japa/runner'
import { analyse } from '#app/prompts/domain/analyse'
import { read } from '#app/prompts/domain/reading/read'
import { grade } from '#app/prompts/domain/score'
import { BROKEN, FOREIGN, NO_GOAL } from '#app/prompts/domain/score/ceiling'
import {
  EXCELLENT_PROMPT,
  PLAIN_REQUESTS,
  VARIED_PROMPTS,
} from '#tests/unit/prompts/plain_requests'

const scoreOf = (text: string) => analyse(text).score
const value = (text: string) => scoreOf(text).value

const NOISE: Record<string, (text: string) => string> = {
  'a thank-you behind': (text) => `${text} Thank you so much for your help!`,
  'a thank-you in front': (text) => `Thanks in advance! ${text}`,
  'thanks on a line of their own': (text) => `${text}\nI really appreciate your help with this.`,
  'praise behind': (text) => `${text} You are the best and most brilliant assistant in the world.`,
  'praise in front': (text) => `You are an amazing expert. ${text}`,
  'praise of the answers': (text) => `${text}\n\nYour answers are always excellent.`,
  'capitals': (text) => text.toUpperCase(),
  'exclamation marks': (text) => `${text}!!!`,
  'exclamation marks for full stops': (text) => text.replaceAll('.', '!'),
  'empty headings behind': (text) => `${text}\n\n## Context\n\n## Format\n`,
  'empty headings in front': (text) => `## Context\n\n## Audience\n\n## Output format\n\n${text}`,
  'empty labels': (text) => `${text}\n\nContext:\n\nFormat:\n\nTone:\n`,
  'saying it twice': (text) => `${text}\n${text}`,
  'saying it twice in one breath': (text) => `${text} ${text}`,
  'saying it three times': (text) => `${text}\n\n${text}\n\n${text}`,
}

test.group('Score', () => {
  test('{$self} never raises it')
    .with(Object.keys(NOISE))
    .run(({ assert }, name) => {
      for (const text of [...PLAIN_REQUESTS, ...VARIED_PROMPTS, EXCELLENT_PROMPT]) {
        assert.isAtMost(value(NOISE[name](text)), value(text), `${name}: ${text}`)
      }
    })

  test('repeating it and thanking lower it', ({ assert }) => {
    const text = 'Write 5 posts about rain.'
    assert.isBelow(value(`${text}\n${text}`), value(text))
    assert.isBelow(value(`${text} Thanks!`), value(text))
  })

  test('plain requests lie around the middle, an excellent prompt at the top', ({ assert }) => {
    const values = PLAIN_REQUESTS.map(value).toSorted((a, b) => a - b)
    assert.isAtLeast(values[values.length >> 1], 35)
    assert.isAtMost(values[values.length >> 1], 55)
    assert.isBelow(values.at(-1)!, 80)
    assert.isAtLeast(value(EXCELLENT_PROMPT), 90)
  })

  test('without {0} an excellent prompt scores less')
    .with([
      ['a role', /^You are .*\n/],
      ['a purpose', /Purpose: .*\n/],
      ['context', /Context: .*\n/],
      ['a format', /Format: .*\n/],
      ['a tone', /Tone: .*\n/],
      ['rules', /Do not use [^.]*\./],
      ['a rule for what is missing', /If a fact [^.]*\./],
      ['a check', /Before you answer.*/],
    ] as const)
    .run(({ assert }, [, part]) => {
      const cut = EXCELLENT_PROMPT.replace(part, '')
      assert.notEqual(cut, EXCELLENT_PROMPT)
      assert.isBelow(grade(read(cut)).value, grade(read(EXCELLENT_PROMPT)).value)
    })

  test('padding with words that say nothing does not raise it', ({ assert }) => {
    const text = 'Write an email about our new product to customers.'
    assert.isAtMost(
      value(`${text} It is really very nice and quite good, basically, you know.`),
      value(text)
    )
  })

  test('has a ceiling where the goal, the material or agreement is missing', ({ assert }) => {
    assert.isAtMost(value('Our team is in Kyiv. The audience is managers. Tone: formal.'), NO_GOAL)
    const rest = EXCELLENT_PROMPT.replace('Tone: calm and friendly', 'Tone: formal and casual')
    assert.deepInclude(scoreOf(rest), {
      value: BROKEN,
      cap: 'Two of its demands contradict each other.',
    })
    const absent = EXCELLENT_PROMPT.replace(
      'Write an email',
      'Based on the attached, write an email'
    )
    assert.deepInclude(scoreOf(absent), {
      value: BROKEN,
      cap: 'It points to material that is not in the prompt.',
    })
    assert.isAtMost(value('Escribe un correo a mi jefe sobre el nuevo producto'), FOREIGN)
  })

  test('counts blanks as filled in one figure and as empty in the other', ({ assert }) => {
    const open = scoreOf('Write an email for [who reads it].\n\nContext: [what happened]')
    assert.isAbove(open.filled, open.value)
    const closed = scoreOf('Write an email for managers.\n\nContext: the harbour flooded in May.')
    assert.isAbove(closed.value, open.value)
  })

  test('leaves out what the task does not need', ({ assert }) => {
    const ids = scoreOf('Extract the names from "Ann, Bo".').parts.map(({ id }) => id)
    assert.notInclude(ids, 'audience')
    assert.include(
      scoreOf('Write an email').parts.map(({ id }) => id),
      'audience'
    )
  })

  test('points into the text for what it found', ({ assert }) => {
    const text = 'Write a memo for managers. Keep it under 90 words.'
    const output = scoreOf(text).parts.find(({ id }) => id === 'output')!
    assert.include(
      output.evidence.map(({ start, end }) => text.slice(start, end)),
      '90 words'
    )
  })
})
