import { test } from '@japa/runner'
import {
  shownSettings,
  type ShownSetting,
} from '#frontend/features/flows/builder/inspector/shown/shown_settings'
import '#frontend/texts/builder'
import '#frontend/texts/inspector'
import { SETTINGS_SAMPLES } from '#tests/unit/flows/graph/settings_samples'
import { nodeOf } from '#tests/unit/flows/graphs'

const NAMES = {
  model: (id: string) => (id === 'demo' ? 'Demo' : undefined),
  flow: (id: string) => (id === 'known' ? 'Another flow' : undefined),
  template: (id: string) => (id === 'blog-outline' ? 'Blog Post Outline' : undefined),
}

const shown = (node: ReturnType<typeof nodeOf>) => shownSettings(node, NAMES)

const textAt = (settings: ShownSetting[], label: string): string | undefined =>
  settings.find((one) => one.label === label)?.text

const allTexts = (settings: ShownSetting[]): string[] =>
  settings.flatMap(({ text, entries = [] }) => [
    text,
    ...entries.flatMap((entry) => [entry.title, ...allTexts(entry.settings)]),
  ])

const isWritten = (text: string) => /[ {]/.test(text)

/** The texts in settings that a person wrote, such as those with variables. */
const writtenIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value].filter(isWritten)
    : Object.values((value as object | null) ?? {}).flatMap(writtenIn)

test.group('The settings of a step that is only shown', () => {
  test('say everything that was written in them: {$i}')
    .with(SETTINGS_SAMPLES.map(([kind, settings]) => ({ kind, settings })))
    .run(({ assert }, { kind, settings }) => {
      const texts = allTexts(shown(nodeOf(kind, 'Step', settings)))
      for (const text of writtenIn(settings))
        assert.isTrue(
          texts.some((one) => one.includes(text)),
          `${kind}: ${text}`
        )
      assert.isEmpty(texts.filter((text) => text.includes('[object')))
    })

  test('name choices, models, flows and templates as their forms do', ({ assert }) => {
    const sort = shown(nodeOf('sort', 'Sort', { model: 'demo' }))
    assert.equal(textAt(sort, 'Model'), 'Demo')
    const gone = shown(nodeOf('prompt', 'Write', { model: 'a/b', answer: 'list' }))
    assert.equal(textAt(gone, 'Model'), 'a/b (not available)')
    assert.equal(textAt(gone, 'Answer'), 'A list')
    const usual = shown(nodeOf('prompt', 'Write', { model: null }))
    assert.equal(textAt(usual, 'Model'), 'Default of the person who runs the flow')
    assert.equal(
      textAt(shown(nodeOf('flow', 'Other', { flowId: 'known' })), 'Flow'),
      'Another flow'
    )
    assert.equal(textAt(shown(nodeOf('flow', 'Other', { flowId: '' })), 'Flow'), '')
    const filled = shown(nodeOf('template', 'Fill', { templateId: 'blog-outline' }))
    assert.equal(textAt(filled, 'Template'), 'Blog Post Outline')
    const combined = shown(nodeOf('combine', 'All', { separator: '\n\n', hasHeadings: true }))
    assert.equal(textAt(combined, 'Between the texts'), 'A blank line')
    assert.equal(textAt(combined, 'Put the name of each step above its text'), 'Yes')
  })

  test('leave out what does not apply', ({ assert }) => {
    const labels = (method: string) =>
      shown(nodeOf('fetch', 'Get', { method })).map(({ label }) => label)
    assert.notInclude(labels('GET'), 'Content to send')
    assert.include(labels('POST'), 'Content to send')
  })

  test('end with what happens on a failure, and the comment', ({ assert }) => {
    const policy = { retries: 3, timeLimitSeconds: 60 }
    const settings = shown(nodeOf('prompt', 'Write', {}, { policy, comment: 'For Ada' }))
    assert.equal(textAt(settings, 'Retries after a failure'), '3')
    assert.equal(textAt(settings, 'Time limit in seconds'), '60')
    assert.equal(textAt(settings, 'Comment'), 'For Ada')
    assert.isUndefined(textAt(shown(nodeOf('ask', 'Ask')), 'Retries after a failure'))
  })

  test('survive values that are of no use', ({ assert }) => {
    for (const [kind, sample] of SETTINGS_SAMPLES)
      for (const value of [null, 3, 'text', [null, 4], { a: { b: 1 } }]) {
        const settings = Object.fromEntries(Object.keys(sample).map((name) => [name, value]))
        assert.isNotEmpty(shown(nodeOf(kind, 'Step', settings)))
      }
  })
})
