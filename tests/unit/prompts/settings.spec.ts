import { test } from '@japa/runner'
import fc from 'fast-check'
import { analyze } from '#app/prompts/domain/analyze'
import { applyEdits } from '#app/prompts/domain/edits'
import { improve } from '#app/prompts/domain/improve'
import { whyNot } from '#app/prompts/domain/settings'
import { AUDIENCES, DEFAULT_SETTINGS, GOALS, type Settings } from '#app/prompts/domain/types'
import { EXCELLENT_PROMPT, PLAIN_REQUESTS } from '#tests/unit/prompts/plain_requests'

const TEXT = 'Write an email about our new product'
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

const contents = (text: string, settings: Partial<Settings>) =>
  improve({ text, settings: { ...DEFAULT_SETTINGS, ...settings } }).variants.map(
    ({ content }) => content
  )

const lines = (content: string) => new Set(content.split(/\n|(?<=\.) /))
const added = (from: string, to: string) => [...lines(to)].filter((line) => !lines(from).has(line))

/** From casual to formal; each names the register of one step of the tone. */
const REGISTERS = [
  /very casual/,
  /casual and lively/,
  /relaxed/,
  /friendly and informal/,
  /professional and friendly/,
  /professional and polished/,
  /businesslike/,
  /formal and courteous/,
  /strictly formal/,
  /ceremonious/,
]
const registerOf = (content: string) =>
  REGISTERS.findLastIndex((register) => register.test(content))

/** The length budget that a content sets: words, ideas or main points. */
const budgetOf = (content: string) =>
  Math.max(...[...content.matchAll(/\d+/g)].map(Number), /the one main point/.test(content) ? 1 : 0)

/** At its default a setting need not be put into words. */
const isUnsaid = (measured: number, step: number) => step === 5 && measured <= 0

const LEVELS = {
  expert: /experts in the field[^]*technical terms/,
  beginner: /beginners without prior knowledge[^]*everyday words/,
  executive: /executives[^]*Lead with the conclusion/,
}
const AIMS = {
  creativity: /unexpected angle/,
  analysis: /reasoning and the evidence/,
  action: /next steps: who does what/,
}

test.group('Settings', () => {
  test('each step of {$self} reads differently from every other')
    .with(['tone', 'detail'] as const)
    .run(({ assert }, setting) => {
      for (const text of [TEXT, EXCELLENT_PROMPT]) {
        const all = STEPS.filter((step) => text === TEXT || step !== 5).map((step) =>
          contents(text, { [setting]: step }).join()
        )
        assert.lengthOf(new Set(all), all.length)
      }
    })

  test('tone goes from casual to formal, detail from few words to many', ({ assert }) => {
    assert.match(contents(TEXT, { tone: 1 })[0], /casual/)
    assert.match(contents(TEXT, { tone: 10 })[0], /highly formal/)
    const words = STEPS.map((detail) =>
      Number(/under (\d+) words/.exec(contents(TEXT, { detail })[0])![1])
    )
    assert.deepEqual(
      words,
      words.toSorted((a, b) => a - b)
    )
  })

  test('adjacent steps differ in register and in budget, on every request they apply to', ({
    assert,
  }) => {
    const request = fc.constantFrom(...PLAIN_REQUESTS)
    const lower = fc.integer({ min: 1, max: 9 })
    fc.assert(
      fc.property(request, lower, (text, step) => {
        const { family } = analyze(text)
        for (const setting of ['tone', 'detail'] as const) {
          if (whyNot(setting, family) !== null) continue
          const measure = setting === 'tone' ? registerOf : budgetOf
          const [one, next] = [step, step + 1].map((value) => contents(text, { [setting]: value }))
          assert.lengthOf(next, one.length)
          for (const [at, content] of one.entries()) {
            if (isUnsaid(measure(content), step) || isUnsaid(measure(next[at]), step + 1)) continue
            assert.isAbove(measure(next[at]), measure(content), `${setting} ${step}: ${content}`)
          }
        }
      }),
      { numRuns: 120 }
    )
  })

  test('every audience names its readers and the level to write at, every goal what it adds', ({
    assert,
  }) => {
    for (const text of PLAIN_REQUESTS) {
      const { family } = analyze(text)
      for (const [audience, level] of Object.entries(LEVELS)) {
        if (whyNot('audience', family) !== null) continue
        for (const content of contents(text, { audience: audience as Settings['audience'] })) {
          assert.match(content, level, `${audience}: ${text}`)
        }
      }
      for (const [goal, aim] of Object.entries(AIMS)) {
        if (whyNot('goal', family) !== null) continue
        for (const content of contents(text, { goal: goal as Settings['goal'] })) {
          assert.match(content, aim, `${goal}: ${text}`)
        }
      }
    }
  })

  test('every audience and goal reads differently', ({ assert }) => {
    for (const text of [TEXT, EXCELLENT_PROMPT]) {
      const readers = AUDIENCES.map((audience) => contents(text, { audience }).join())
      assert.lengthOf(new Set(readers), AUDIENCES.length)
      const goals = GOALS.map((goal) => contents(text, { goal }).join())
      assert.lengthOf(new Set(goals), GOALS.length)
    }
  })

  test('a moved setting changes what it names and nothing else', ({ assert }) => {
    const before = contents(TEXT, {})
    const check = (settings: Partial<Settings>, named: RegExp) => {
      for (const [at, content] of contents(TEXT, settings).entries()) {
        for (const line of added(before[at], content)) assert.match(line, named)
      }
    }
    check({ tone: 9 }, /tone/i)
    check({ detail: 8 }, /words|main points/)
    check({ goal: 'action' }, /next steps/)
    check({ goal: 'analysis' }, /reasoning/)
    check({ goal: 'creativity' }, /unexpected/)
  })

  test('an excellent prompt gets only the edit that was asked for', ({ assert }) => {
    const { variants, unchanged } = improve({
      text: EXCELLENT_PROMPT,
      settings: { ...DEFAULT_SETTINGS, tone: 9 },
    })
    assert.isFalse(unchanged)
    for (const { edits, content } of variants) {
      assert.deepEqual(
        edits.map(({ rule, before, after }) => [rule, before, after]),
        [['settings.tone', 'calm and friendly', 'strictly formal']]
      )
      assert.equal(applyEdits(EXCELLENT_PROMPT, edits), content)
    }
  })

  test('takes the article along when it replaces a tone', ({ assert }) => {
    const [content] = contents('Write a letter to my bank in an informal tone.', { tone: 8 })
    assert.include(content, 'in a formal and courteous tone')
  })

  test('a setting that cannot apply says why and does nothing', ({ assert }) => {
    assert.isString(whyNot('tone', 'analyze'))
    assert.isNull(whyNot('tone', 'message'))
    const text = 'Extract the dates from this email'
    assert.deepEqual(contents(text, { tone: 9 }), contents(text, {}))
  })
})
