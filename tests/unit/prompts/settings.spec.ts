import { test } from '@japa/runner'
import { applyEdits } from '#app/prompts/domain/edits'
import { improve } from '#app/prompts/domain/improve'
import { whyNot } from '#app/prompts/domain/settings'
import { AUDIENCES, DEFAULT_SETTINGS, GOALS, type Settings } from '#app/prompts/domain/types'
import { EXCELLENT_PROMPT } from '#tests/unit/prompts/plain_requests'

const TEXT = 'Write an email about our new product'
const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

const contents = (text: string, settings: Partial<Settings>) =>
  improve({ text, settings: { ...DEFAULT_SETTINGS, ...settings } }).variants.map(
    ({ content }) => content
  )

const lines = (content: string) => new Set(content.split(/\n|(?<=\.) /))
const added = (from: string, to: string) => [...lines(to)].filter((line) => !lines(from).has(line))

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
    check({ detail: 8 }, /words/)
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
    assert.isString(whyNot('tone', 'extract'))
    assert.isNull(whyNot('tone', 'write'))
    const text = 'Extract the dates from this email'
    assert.deepEqual(
      contents(text, { tone: 9, detail: 1, audience: 'expert', goal: 'creativity' }),
      contents(text, {})
    )
  })
})
