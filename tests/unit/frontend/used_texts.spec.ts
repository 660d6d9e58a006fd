import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { test } from '@japa/runner'
import { catalog } from '#frontend/texts/en/catalog'

type Texts = { [name: string]: string | Texts }

const keysIn = (texts: Texts, path = ''): string[] =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? `${path}${name}` : keysIn(text, `${path}${name}.`)
  )

/** The code that may name a text, without the texts themselves. */
async function code(): Promise<string> {
  const files = await Array.fromAsync(glob('{app,frontend/src}/**/*.{ts,tsx}'))
  const own = files.filter((file) => !file.startsWith('frontend/src/texts/'))
  return own.map((file) => readFileSync(file, 'utf8')).join('\n')
}

const LITERAL = /['"`]([A-Za-z][\w.-]*)['"`]/g
/** A key with parts that are filled in, such as `flows.step.${status}`. */
const TEMPLATE = /`([A-Za-z]\w*\.[^`\s]*\$\{[^`]*)`/g
const HOLE = /\$\{(?:[^{}]|\{[^{}]*\})*\}/

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

test.group('The catalog of texts', () => {
  test('has no text that nothing uses', async ({ assert }) => {
    const source = await code()
    const literals = new Set([...source.matchAll(LITERAL)].map(([, key]) => key))
    const templates = [...source.matchAll(TEMPLATE)].map(
      ([, key]) =>
        new RegExp(
          `^${key
            .split(HOLE)
            .map(escaped)
            .join(String.raw`[\w.-]+`)}$`
        )
    )
    const isUsed = (key: string) => literals.has(key) || templates.some((one) => one.test(key))
    const unused = keysIn(catalog as unknown as Texts).filter(
      (key) => !isUsed(key) && !isUsed(key.replace(/_(?:zero|one|other)$/, ''))
    )
    assert.deepEqual(unused, [])
  })
})
