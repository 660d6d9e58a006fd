import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { contrast, readTokens, type Scheme } from '#tests/unit/frontend/components/color'

const file = new URL('../../../../frontend/src/styles/tokens.css', import.meta.url)
const tokens = readTokens(readFileSync(file, 'utf8'))

const SHEETS = ['paper', 'raised', 'sunken']
const pairs = (names: string[], grounds: string[]) =>
  names.flatMap((name) => grounds.map((ground) => ({ name, ground })))

const TEXTS = [
  ...pairs(['ink', 'muted', 'success', 'warning', 'danger'], SHEETS),
  ...pairs(['on-ember'], ['ember', 'ember-deep']),
  ...pairs(['paper'], ['ink']),
  ...['success', 'warning', 'danger'].flatMap((state) =>
    pairs([state, 'ink', 'muted'], [`${state}-soft`])
  ),
]
const EDGES = pairs(['line-strong', 'focus', 'ember'], SHEETS)

const inBoth = <Entry>(entries: Entry[]) =>
  entries.flatMap((entry) => (['light', 'dark'] as const).map((scheme) => ({ ...entry, scheme })))

function contrastOf(name: string, ground: string, scheme: Scheme): number {
  const [one, other] = [tokens.get(name), tokens.get(ground)]
  if (!one || !other) throw new Error(`There is no token ${one ? ground : name}.`)
  return contrast(one[scheme], other[scheme])
}

test.group('Colors', () => {
  test('contrast is measured as WCAG does', ({ assert }) => {
    assert.closeTo(contrast([1, 0, 0], [0, 0, 0]), 21, 0.01)
    assert.closeTo(contrast([0.5999, 0, 0], [1, 0, 0]), 3.95, 0.05)
  })

  test('{name} can be read on {ground} in {scheme}')
    .with(inBoth(TEXTS))
    .run(({ assert }, { name, ground, scheme }) => {
      assert.isAtLeast(contrastOf(name, ground, scheme), 4.5)
    })

  test('{name} can be told from {ground} in {scheme}')
    .with(inBoth(EDGES))
    .run(({ assert }, { name, ground, scheme }) => {
      assert.isAtLeast(contrastOf(name, ground, scheme), 3)
    })
})
