import { test } from '@japa/runner'
import { chooseDeliverable } from '#app/prompts/domain/deliverables/choose_deliverable'
import type { Ask, Line, Lines } from '#app/prompts/domain/deliverables/deliverable'
import { RECORDS } from '#app/prompts/domain/deliverables/records'
import { FAMILIES, type Family } from '#app/prompts/domain/reading/family/families'
import { read } from '#app/prompts/domain/reading/read'

interface Owned {
  owner: string
  lines: Lines
}

const ALL: Owned[] = FAMILIES.flatMap((family) => {
  const { deliverables, ...lines } = RECORDS[family]
  return [
    { owner: family, lines },
    ...deliverables.map((deliverable) => ({ owner: deliverable.id, lines: deliverable })),
  ]
})
const DELIVERABLES = FAMILIES.flatMap((family) =>
  RECORDS[family].deliverables.map((deliverable) => ({ family, deliverable }))
)

const textOf = (line: Line | null | undefined) =>
  line ? [typeof line === 'string' ? line : line.text] : []
const sentencesOf = ({ form, length, tone, limits = [], gaps, test: check }: Lines) =>
  [form, length, tone, ...limits, gaps, check].flatMap(textOf)

/** Says nothing about the kind of work. */
const EMPTY =
  /\b(?:clear and concise|concise and|engaging|compelling|comprehensive|high[- ]quality|well[- ]written|tailored|leverage|ensure|as needed)\b/i
const MARKS = /[[\]{}<>!]|--|—/
const NUMBER = /\b(?:\d+|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b/i

const readAs = (text: string, family: Family) => read(text, undefined, { family, confidence: 1 })

test.group('Records of deliverables', () => {
  test('are at least 150, each with an id and names of its own', ({ assert }) => {
    assert.isAtLeast(DELIVERABLES.length, 150)
    const ids = DELIVERABLES.map(({ deliverable }) => deliverable.id)
    assert.lengthOf(new Set(ids), ids.length)
    for (const family of FAMILIES) {
      const names = RECORDS[family].deliverables.flatMap(({ names: own }) => own)
      assert.lengthOf(new Set(names), names.length, family)
    }
    for (const { deliverable } of DELIVERABLES) {
      assert.match(deliverable.id, /^[a-z][a-z0-9_]*$/)
      assert.isNotEmpty(deliverable.names)
      for (const name of deliverable.names) assert.equal(name, name.toLowerCase().trim())
    }
  })

  test('{owner}: its lines are whole sentences without marks, empty praise or stray numbers')
    .with(ALL)
    .run(({ assert }, { lines }) => {
      for (const text of sentencesOf(lines)) {
        assert.match(text, /^\p{Lu}.*\.$/u)
        assert.notMatch(text, MARKS)
        assert.notMatch(text, EMPTY)
      }
      for (const text of [...textOf(lines.form), ...(lines.limits ?? []).flatMap(textOf)])
        assert.notMatch(text, NUMBER)
      for (const item of lines.contains ?? []) {
        assert.match(item, /^[\p{L}\d][^.;]*[^.,;\s]$/u)
        assert.notMatch(item, MARKS)
        assert.notMatch(item, EMPTY)
      }
    })

  test('{owner}: asks at most three whole questions under different labels')
    .with(ALL)
    .run(({ assert }, { lines: { asks = [] } }) => {
      assert.isAtMost(asks.length, 3)
      assert.lengthOf(new Set(asks.map(({ label }) => label)), asks.length)
      for (const { label, question, cues = [] } of asks as Ask[]) {
        assert.match(label, /^\p{Lu}[^:[\]?]{0,30}$/u)
        assert.match(question, /^\p{Lu}[^[\]]*\?$/u)
        for (const word of cues) assert.equal(word, word.toLowerCase())
      }
    })

  test('no line stands in the records of two families', ({ assert }) => {
    const owners = new Map<string, Set<string>>()
    for (const family of FAMILIES) {
      const records = [RECORDS[family], ...RECORDS[family].deliverables]
      for (const text of records.flatMap((lines) => sentencesOf({ ...lines, length: null }))) {
        owners.set(text, (owners.get(text) ?? new Set()).add(family))
      }
    }
    const shared = [...owners].filter(([, families]) => families.size > 1).map(([text]) => text)
    assert.deepEqual(shared, [])
  })

  test('a deliverable has findings of its own', ({ assert }) => {
    const texts = DELIVERABLES.map(({ deliverable }) => deliverable.contains?.join() ?? '')
    for (const [at, text] of texts.entries())
      assert.equal(texts.indexOf(text), at, DELIVERABLES[at].deliverable.id)
  })

  test('each name chooses its own record where it is what is asked for', ({ assert }) => {
    const lost: string[] = []
    for (const { family, deliverable } of DELIVERABLES) {
      for (const name of deliverable.names) {
        const chosen = [`${name} for the bakery`, `Give me a ${name}`].map(
          (text) => chooseDeliverable(readAs(text, family))?.id
        )
        if (!chosen.includes(deliverable.id)) lost.push(`${name}: ${chosen.join()}`)
      }
    }
    assert.deepEqual(lost, [])
  })

  test('a name that is only mentioned chooses nothing: {0}')
    .with([
      ['Chart the median session length in minutes', 'document'],
      ['Write a note to the man who fixed my resume printer', 'document'],
      ['Draft something about our pitch deck vendor', 'document'],
    ] as [string, Family][])
    .run(({ assert }, [text, family]) => {
      assert.isNull(chooseDeliverable(readAs(text, family)))
    })
})
