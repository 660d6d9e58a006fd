import { test } from '@japa/runner'
import { analyze } from '#app/prompts/domain/analyze'
import { isExcellent } from '#app/prompts/domain/left_alone'
import { read } from '#app/prompts/domain/reading/read'
import { grade } from '#app/prompts/domain/score'
import { FOREIGN, NO_GOAL } from '#app/prompts/domain/score/ceiling'
import {
  EXCELLENT_PROMPT,
  PLAIN_REQUESTS,
  VARIED_PROMPTS,
} from '#tests/unit/prompts/plain_requests'
import { ATTACKS, BASES } from '#tests/unit/prompts/score/attacks'

const scoreOf = (text: string) => analyze(text).score
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
  'urgency behind': (text) => `${text} This is very urgent, please do it as soon as possible.`,
  'urgency in front': (text) => `Urgent! ${text}`,
  'filler behind': (text) => `${text} It is really very nice and quite good, basically, you know.`,
  'wishes for quality': (text) => `${text}\n\nBe accurate. Make sure that it is really good.`,
  'tips and threats': (text) => `${text}\n\nI will tip you for a perfect answer.`,
  'saying it twice': (text) => `${text}\n${text}`,
  'saying it twice in one breath': (text) => `${text} ${text}`,
  'saying it three times': (text) => `${text}\n\n${text}\n\n${text}`,
}

test.group('Score', () => {
  test('{$self} never raises it')
    .with(Object.keys(NOISE))
    .run(({ assert }, name) => {
      const texts = [...PLAIN_REQUESTS, ...VARIED_PROMPTS, EXCELLENT_PROMPT]
      for (const text of texts.filter((one) => read(one).language === 'english')) {
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

  test('has a ceiling only where nothing is asked for or the text is not English', ({ assert }) => {
    const silent = read('Our team is in Kyiv. The audience is managers.', undefined, {
      family: null,
      confidence: 0,
    })
    assert.isAtMost(grade(silent).value, NO_GOAL)
    assert.isAtMost(value('Escribe un correo a mi jefe sobre el nuevo producto'), FOREIGN)
    assert.isNull(scoreOf(EXCELLENT_PROMPT).cap)
  })

  test('two demands that cannot both be met, and material that is not there, lower it clearly', ({
    assert,
  }) => {
    const clashing = `${EXCELLENT_PROMPT}\nKeep it under 50 words. Write at least 800 words.`
    assert.isBelow(value(clashing), value(EXCELLENT_PROMPT) - 8)
    const absent = EXCELLENT_PROMPT.replace(
      'Write an email',
      'Based on the attached report, write an email'
    )
    assert.isBelow(value(absent), value(EXCELLENT_PROMPT) - 3)
  })

  test('{kind} raises five prompts by {most} points on average at most')
    .with(
      ATTACKS.filter(({ contradicts }) => !contradicts).map((attack) => ({ ...attack, most: 5 }))
    )
    .run(({ assert }, { apply, most }) => {
      const rises = BASES.map((base) => value(apply(base)) - value(base))
      assert.isAtMost(rises.reduce((all, rise) => all + rise, 0) / rises.length, most)
    })

  test('three limits of length earn no more than one', ({ assert }) => {
    const one = 'Write a story about a ferry. Keep it under 300 words.'
    assert.isAtMost(
      value(`${one} Use no more than 300 words. The maximum is 300 words.`),
      value(one)
    )
  })

  test('gibberish in the right shape earns nothing', ({ assert }) => {
    const text = 'Write an email to our tenants about the new bins.'
    const shaped = `${text}\n\nAudience: flimp grontles. Format: a snargy blorf. Tone: quibbly.`
    assert.isAtMost(value(shaped), value(text))
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

  test('an excellent prompt is known by what it has, and a plain request is not one', ({
    assert,
  }) => {
    const known = (text: string) => {
      const reading = read(text)
      return isExcellent(reading, grade(reading).filled)
    }
    assert.isTrue(known(EXCELLENT_PROMPT))
    for (const text of PLAIN_REQUESTS) assert.isFalse(known(text), text)
  })
})
