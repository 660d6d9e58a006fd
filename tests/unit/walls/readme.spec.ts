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
    const settings = readSettings({ APP_KEY: 'k'.repeat(32) })
    const defaults = Object.entries(settings).map(([name, value]) => [
      name,
      name === 'APP_KEY' || value === undefined ? undefined : String(value),
    ])
    assert.deepEqual(described, Object.fromEntries(defaults))
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
