import { test } from '@japa/runner'
import { applyEdits } from '#app/prompts/domain/edits'
import { guard } from '#app/prompts/domain/guard'
import { read } from '#app/prompts/domain/reading/read'
import { recommendedOf } from '#app/prompts/domain/recommended'
import { improve } from '#app/prompts/domain/improve'
import { improving } from '#app/prompts/domain/improving'
import { DEFAULT_SETTINGS, type ImproveRequest, type Variant } from '#app/prompts/domain/types'
import {
  EXCELLENT_PROMPT,
  PLAIN_REQUESTS,
  VARIED_PROMPTS,
} from '#tests/unit/prompts/plain_requests'

const PROMISED = { structured: 85, contextual: 90, optimized: 95 }
const MIN_SCORE = 75

const improved = (text: string, more: Partial<ImproveRequest> = {}) =>
  improve({ text, settings: DEFAULT_SETTINGS, ...more })
const variant = (variants: Variant[], id: Variant['id']) => variants.find((one) => one.id === id)!
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length

test.group('Improving', () => {
  test('the plain request of the specification gets variants that reach 85, 90 and 95', ({
    assert,
  }) => {
    for (const { id, scoreFilled } of improved('Write an email about our new product').variants)
      assert.isAtLeast(scoreFilled, PROMISED[id])
  })

  test('"{$self}" gets three variants that say most of what such work needs')
    .with(PLAIN_REQUESTS)
    .run(({ assert }, text) => {
      const { variants, analysis } = improved(text)
      assert.deepEqual(
        variants.map(({ id }) => id),
        ['structured', 'contextual', 'optimized']
      )
      for (const { id, scoreFilled, qualityScore, content } of variants) {
        assert.isAtLeast(scoreFilled, MIN_SCORE, `${id}: ${content}`)
        assert.equal(qualityScore, scoreFilled)
        assert.isAbove(scoreFilled, analysis.score.filled)
        assert.isAtMost(wordCount(content), 220)
      }
    })

  test('the content is the edits applied to the original, and nothing is lost: {$self}')
    .with([...PLAIN_REQUESTS, ...VARIED_PROMPTS])
    .run(({ assert }, text) => {
      for (const { content, edits, blanks } of improved(text).variants) {
        assert.equal(applyEdits(text, edits), content)
        assert.deepEqual(guard(text, content), { ok: true })
        for (const { rule, reason } of edits)
          assert.isTrue(rule.includes('.') && reason.endsWith('.'))
        for (const { start, end, label } of blanks)
          assert.equal(content.slice(start, end), `[${label}]`)
      }
    })

  test('improving an improved prompt changes nothing: {$self}')
    .with(PLAIN_REQUESTS)
    .run(({ assert }, text) => {
      const { content } = recommendedOf(improved(text).variants)!
      assert.isTrue(improved(content).unchanged, content)
    })

  test('one variant is recommended, with the reason in one sentence', ({ assert }) => {
    for (const text of PLAIN_REQUESTS) {
      const reasons = improved(text).variants.flatMap(({ recommendation }) => recommendation ?? [])
      assert.lengthOf(reasons, 1, text)
      assert.match(reasons[0], /^\p{Lu}[^.]*\.$/u)
    }
  })

  test('where the kind of work is not known, nothing is added', ({ assert }) => {
    const text =
      'the usual for Thursday, same as before. Not the blue one. It was too big. Ask Tom first.'
    const reading = read(text, undefined, { family: null, confidence: 0 })
    const { variants } = improve({ text, settings: DEFAULT_SETTINGS }, reading)
    const words = (content: string) => content.match(/[\p{L}\p{N}]+/gu)
    for (const { content } of variants) assert.deepEqual(words(content), words(text))
  })

  test('no line contradicts or repeats what the request says')
    .with([
      ['Write an email about our new product in 40 words', /under \d+ words/],
      ['Write a formal letter to the council about the bins', /tone|Sound the way/],
      ['Give me five ideas for a birthday party as a table', /Give \d+ ideas|numbered list/],
      ['Write an SQL query in Postgres that lists late orders', /^Database|Which database/m],
    ] as [string, RegExp][])
    .run(({ assert }, [text, quoted]) => {
      for (const { content } of improved(text).variants)
        assert.notMatch(content.slice(text.length), quoted)
    })

  test('lines stand between the request and the material that follows it', ({ assert }) => {
    const material = 'The ports are full.\nEvery ship is late, says the harbour master of Malmö.'
    const text = `Summarize this article for our board:\n\n${material}`
    for (const { content, edits } of improved(text).variants) {
      assert.isAbove(edits.length, 1)
      assert.match(content, /Malmö\.\n<\/article>$/)
    }
  })

  test('the structured variant asks for a professional tone, under 300 words and actionable insights', ({
    assert,
  }) => {
    const { content } = variant(
      improved('Write an email about our new product').variants,
      'structured'
    )
    assert.match(content, /under 300 words/)
    assert.match(content, /professional/)
    assert.match(content, /actionable insight/)
  })

  test('the variants differ by strategy and say what they did', ({ assert }) => {
    const { variants } = improved('Write an email about our new product')
    const asksOf = (id: Variant['id']) => variant(variants, id).blanks.length
    assert.match(variant(variants, 'structured').content, /\nInclude:\n- .+\n- /)
    assert.isAtLeast(asksOf('contextual'), asksOf('structured'))
    assert.match(variant(variants, 'optimized').content, /\. Include: .+; .+\./)
    assert.match(variant(variants, 'optimized').content, /It works if /)
    assert.deepEqual(
      variants.map(({ title }) => title),
      ['Structured Version', 'Contextual Version', 'Optimized Version']
    )
    for (const { improvements, reasoning } of variants) {
      assert.isAtLeast(improvements.length, 3)
      assert.lengthOf(new Set(improvements), improvements.length)
      assert.match(reasoning, /\.$/)
    }
  })

  test('an excellent prompt is left alone', ({ assert }) => {
    const { unchanged, variants, leftAlone } = improved(EXCELLENT_PROMPT)
    assert.isTrue(unchanged)
    assert.isEmpty(variants)
    assert.equal(leftAlone, 'excellent')
  })

  test('another language and a text that asks nothing are left alone, and it says why', ({
    assert,
  }) => {
    assert.equal(improved('Schreibe eine E-Mail über unser neues Produkt').leftAlone, 'language')
    assert.equal(improved('').leftAlone, 'empty')
    assert.equal(improved('… 12 !').leftAlone, 'empty')
    assert.equal(improved('asdf qwer').leftAlone, 'asked')
    assert.isNull(improved('Write a poem').leftAlone)
  })

  test('names no role where the task needs none', ({ assert }) => {
    for (const text of ['Extract the dates from this email', 'Classify these reviews']) {
      for (const { content } of improved(text).variants) assert.notMatch(content, /You are/)
    }
  })

  test('adds no persona, shouting or thinking aloud', ({ assert }) => {
    for (const text of PLAIN_REQUESTS) {
      for (const { content } of improved(text).variants) {
        assert.notMatch(content, /\bMUST\b|step by step|!/)
      }
    }
  })

  test('a long prompt grows by less than a third', ({ assert }) => {
    const facts = Array.from({ length: 40 }, (_, at) => `Shop ${at} sold ${at * 7} lamps in May.`)
    const text = `Write an email to our shop managers.\n\nContext: ${facts.join(' ')}`
    for (const { content } of improved(text).variants) {
      assert.isAtMost(wordCount(content), wordCount(text) * 1.3)
    }
  })

  test('asks for absent material in a marked place', ({ assert }) => {
    for (const { content, blanks } of improved('Summarize this article').variants) {
      assert.include(content, '<article>\n[paste the article here]\n</article>')
      assert.include(
        blanks.map(({ label }) => label),
        'paste the article here'
      )
    }
  })

  test('sets pasted material apart', ({ assert }) => {
    const long = 'The ports are full and every ship is late, says the harbour master of Malmö.'
    for (const { content } of improved(`Summarize this article:\n${long}`).variants) {
      assert.include(content, `<article>\n${long}\n</article>`)
    }
    for (const { content } of improved('Translate this sentence:\nthe ports are full').variants) {
      assert.include(content, '"the ports are full"')
    }
  })

  test('pasted code stands in a fence, prose in tags')
    .with([
      ['Refactor the following code.', 'print(sum(x * x for x in range(1, 4)))', '```\n'],
      ['Summarize the following text.', 'Ask at the office(s)', '"Ask at the office(s)"'],
      ['Summarize the following text.', 'The doors were open;', '"The doors were open;"'],
    ] as const)
    .run(({ assert }, [request, pasted, marked]) => {
      const [first] = improved(`${request}\n${pasted}`).variants
      assert.include(first.content, marked)
    })

  test('uses the goal, context and values that were given', ({ assert }) => {
    const { variants } = improved('Write an email about {{product}}', {
      goal: 'readers book a demo',
      context: 'We met them at the fair in Kyiv.',
      variables: { product: 'the Hone lamp', price: '40 euros' },
    })
    for (const { content } of variants) {
      assert.include(content, 'Write an email about the Hone lamp')
      assert.include(content, 'readers book a demo')
      assert.include(content, 'We met them at the fair in Kyiv.')
      assert.include(content, 'price: 40 euros')
    }
  })

  test('fills each variable wherever it stands, whatever letters its name has', ({ assert }) => {
    const decomposed = 'prénom'.normalize('NFD')
    const text = `Write an email about {{2nd_item}} and {{First  name}} to {{${decomposed}}}. Call it "{{user-name}}".\nUse \`{{اسم}}\` and {"to": "{{user.name}}"}.`
    const { variants } = improved(text, {
      variables: {
        ...{ '2nd_item': 'pens', 'first name': 'Ada', 'prénom': 'Zoë', 'USER-NAME': 'The Pen' },
        ...{ 'اسم': 'لين', 'user.name': 'ada' },
      },
    })
    assert.isNotEmpty(variants)
    for (const { content } of variants) {
      assert.include(content, 'pens and Ada to Zoë')
      assert.include(content, '"The Pen"')
      assert.include(content, 'Use `لين` and {"to": "ada"}')
      assert.notInclude(content, '2nd_item')
    }
  })

  test('leaves braces alone that hold no name', ({ assert }) => {
    const text =
      'Write an email about {{ name | upper }} and {{[[TODO]]}} with {\\{name}} and \\frac{{a}}{b}'
    for (const { content } of improved(text, { variables: { name: 'Ada' } }).variants)
      for (const kept of ['{{ name | upper }}', '{{[[TODO]]}}', '{\\{name}}', '\\frac{{a}}{b}'])
        assert.include(content, kept)
  })

  test('never takes a value from what every object has', ({ assert }) => {
    const { variants } = improved('Write an email about {{constructor}}', { variables: {} })
    for (const { content } of variants) assert.include(content, '{{constructor}}')
  })

  test('announces its four steps and ends with the same result', ({ assert }) => {
    const request = { text: 'Write a poem', settings: DEFAULT_SETTINGS }
    for (const text of ['Write a poem', EXCELLENT_PROMPT, '']) {
      const steps = improving({ ...request, text })
      const seen: number[] = []
      let step = steps.next()
      for (; !step.done; step = steps.next()) seen.push(step.value)
      assert.deepEqual(seen, [1, 2, 3, 4])
      assert.deepEqual(step.value, improve({ ...request, text }))
    }
  })
})
