import { test } from '@japa/runner'
import { applyEdits } from '#app/prompts/domain/edits'
import { guard } from '#app/prompts/domain/guard'
import { improve, improving } from '#app/prompts/domain/improve'
import { DEFAULT_SETTINGS, type ImproveRequest, type Variant } from '#app/prompts/domain/types'
import {
  EXCELLENT_PROMPT,
  PLAIN_REQUESTS,
  VARIED_PROMPTS,
} from '#tests/unit/prompts/plain_requests'

const FLOORS = { structured: 85, contextual: 90, optimized: 95 }

const improved = (text: string, more: Partial<ImproveRequest> = {}) =>
  improve({ text, settings: DEFAULT_SETTINGS, ...more })
const variant = (variants: Variant[], id: Variant['id']) => variants.find((one) => one.id === id)!
const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length

test.group('Rules that a person silenced', () => {
  test('say nothing, change nothing and add nothing', ({ assert }) => {
    for (const text of [...PLAIN_REQUESTS, 'can you plz plz fix the folowing text: teh cat sat']) {
      const asked = { text, settings: DEFAULT_SETTINGS }
      const { analysis, variants } = improve(asked)
      const heard = [...analysis.findings, ...variants.flatMap(({ edits }) => edits)]
      for (const rule of new Set(heard.map((one) => one.rule))) {
        const quiet = improve({ ...asked, without: [rule] })
        const left = [...quiet.analysis.findings, ...quiet.variants.flatMap(({ edits }) => edits)]
        assert.notInclude(
          left.map((one) => one.rule),
          rule,
          text
        )
      }
    }
  })
})

test.group('Improving', () => {
  test('"{$self}" gets three variants that reach 85, 90 and 95')
    .with(PLAIN_REQUESTS)
    .run(({ assert }, text) => {
      const { variants, analysis } = improved(text)
      assert.deepEqual(
        variants.map(({ id }) => id),
        ['structured', 'contextual', 'optimized']
      )
      for (const { id, scoreFilled, qualityScore, content } of variants) {
        assert.isAtLeast(scoreFilled, FLOORS[id], `${id}: ${content}`)
        assert.equal(qualityScore, scoreFilled)
        assert.isAbove(scoreFilled, analysis.score.filled)
        assert.isAtMost(wordCount(content), 160)
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
      for (const { content } of improved(text).variants)
        assert.isTrue(improved(content).unchanged, content)
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
    assert.match(variant(variants, 'structured').content, /^You are .+\n\n.+\n\n.+: \[/)
    assert.match(variant(variants, 'contextual').content, /\nContext:\n- /)
    assert.match(variant(variants, 'optimized').content, /product for \[.+\], so that \[.+\]\./)
    assert.match(variant(variants, 'optimized').content, /Before you answer, check/)
    assert.deepEqual(
      variants.map(({ title }) => title),
      ['Structured Version', 'Contextual Version', 'Optimized Version']
    )
    for (const { improvements, reasoning } of variants) {
      assert.isAbove(improvements.length, 5)
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
    assert.equal(improved('asdf qwer').leftAlone, 'empty')
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
      ['print(sum(x * x for x in range(1, 4)))', '```\n'],
      ['Ask at the office(s)', '"Ask at the office(s)"'],
      ['The doors were open;', '"The doors were open;"'],
    ] as const)
    .run(({ assert }, [pasted, marked]) => {
      const [first] = improved(
        `Explain what the following text says to a beginner.\n${pasted}`
      ).variants
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
