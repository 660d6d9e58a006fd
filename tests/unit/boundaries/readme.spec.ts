import { existsSync, readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { readSettings } from '#app/core/settings'

const readme = readFileSync('README.md', 'utf8')
const contributing = readFileSync('CONTRIBUTING.md', 'utf8')

const ROW = /^\| `([A-Z_]+)`\s*\| (?:`([^`]*)`|–)\s*\|/gm
const described = Object.fromEntries(
  [...readme.matchAll(ROW)].map(([, name, fallback]) => [name, fallback])
)

test.group('README', () => {
  test('lists every setting with its default, and no other', ({ assert }) => {
    const own = { APP_KEY: 'k'.repeat(32) }
    const settings = readSettings(own)
    assert.sameMembers(Object.keys(described), Object.keys(settings))
    assert.deepEqual(readSettings({ ...described, ...own }), settings)
    const withDefault = Object.entries(settings).filter(
      ([name, value]) => name !== 'APP_KEY' && value !== undefined
    )
    assert.sameMembers(
      Object.keys(described).filter((name) => described[name] !== undefined),
      withDefault.map(([name]) => name)
    )
  })

  test('names only npm scripts that exist', ({ assert }) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    const named = [...(readme + contributing).matchAll(/(?:`|^)npm (?:run )?([a-z]+)/gm)]
      .map(([, script]) => script)
      .filter((script) => !['run', 'install', 'ci'].includes(script))
    assert.isAbove(named.length, 5)
    assert.deepEqual(
      named.filter((script) => !(script in scripts)),
      []
    )
  })

  test('links only to files that exist', ({ assert }) => {
    const links = [...(readme + contributing).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
    const missing = links.map(([, path]) => path).filter((path) => !existsSync(path))
    assert.deepEqual(missing, [])
  })
})
