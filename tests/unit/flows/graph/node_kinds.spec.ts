import { Ajv2020 } from 'ajv/dist/2020.js'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { faultsIn } from '#app/flows/domain/values/check_value'
import { FAILED, NODE_KINDS } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Schema } from '#app/flows/domain/values/schema'
import { SETTINGS_SAMPLES } from '#tests/unit/flows/graph/settings_samples'
import { announcedSeed, rounds } from '#tests/helpers/random'

const ajv = new Ajv2020({ strictTypes: false })

/** Values that fit a schema or nearly do. */
function near(schema: Schema): fc.Arbitrary<unknown> {
  const { properties = {}, items, additionalProperties } = schema
  const fields = Object.entries(properties).map(([name, one]) => [name, near(one)] as const)
  const types = [schema.type].flat()
  const odd = fc.constantFrom<unknown>(null, 0, 1.5, -1, 1e9, true, '', 'x'.repeat(201), [], {})
  const fitting: Record<string, fc.Arbitrary<unknown>> = {
    string: schema.enum ? fc.constantFrom(...schema.enum) : fc.stringMatching(/^[a-z{} ]{1,10}$/),
    integer: fc.oneof(fc.integer({ min: 0, max: 50 }), fc.constant(1.5)),
    boolean: fc.boolean(),
    null: fc.constant(null),
    array: items ? fc.array(near(items), { maxLength: 3 }) : odd,
    object:
      typeof additionalProperties === 'object'
        ? fc.dictionary(fc.string(), near(additionalProperties))
        : fc.record(Object.fromEntries(fields), {
            requiredKeys: (schema.required ?? []) as string[],
          }),
  }
  return fc.oneof(...types.map((type) => ({ arbitrary: fitting[type], weight: 20 })), {
    arbitrary: odd,
    weight: 1,
  })
}

test.group('The kinds of steps', () => {
  test('have a title, help, and defaults that fit their own schema', ({ assert }) => {
    for (const kind of NODE_KINDS) {
      const { title, help, schema, defaults } = kindOf(kind)
      assert.equal(kindOf(kind).kind, kind)
      assert.isAbove(title.length, 2)
      assert.match(help, /^[A-Z].+\.$/)
      assert.deepEqual(faultsIn(schema, defaults), [], kind)
      assert.isString(kindOf(kind).summary(defaults))
      assert.isArray(kindOf(kind).check(defaults))
    }
  })

  test('accept settings as a person would fill them in', ({ assert }) => {
    for (const [kind, settings, ports] of SETTINGS_SAMPLES) {
      const definition = kindOf(kind)
      assert.deepEqual(faultsIn(definition.schema, settings), [], kind)
      assert.deepEqual(definition.check(settings), [], kind)
      assert.deepEqual(
        definition.ports(settings).map(({ id }) => id),
        ports,
        kind
      )
      assert.equal(ports.includes(FAILED), definition.canFail)
      assert.notMatch(definition.summary(settings), /\n/)
    }
    assert.sameMembers(
      SETTINGS_SAMPLES.map(([kind]) => kind),
      [...NODE_KINDS]
    )
  })

  test('refuse an unknown field, a missing field and a wrong type, with the path', ({ assert }) => {
    for (const [kind, settings] of SETTINGS_SAMPLES) {
      const { schema } = kindOf(kind)
      const [first] = Object.keys(settings)
      const without = Object.fromEntries(Object.entries(settings).slice(1))
      const sentencesOf = (value: unknown) =>
        faultsIn(schema, value).map(({ sentence }) => sentence)
      assert.include(
        sentencesOf({ ...settings, extra: 1 }),
        '"extra" is not a field that exists here.'
      )
      assert.include(sentencesOf(without), `"${first}" is missing.`)
      assert.lengthOf(
        sentencesOf(JSON.parse('{"__proto__": 1}')).filter((one) => /__proto__/.test(one)),
        1
      )
      assert.match(
        sentencesOf({ ...settings, [first]: 12.5 })[0],
        new RegExp(`^"${first}" must be`)
      )
    }
    const path = faultsIn(kindOf('ask').schema, { fields: [{ name: 1 }] }).map((one) => one.path)
    assert.deepInclude(path, ['fields', 0, 'name'])
  })

  test('are checked the way JSON Schema says', ({ assert }) => {
    const seed = announcedSeed('settings against JSON Schema')
    let fitting = 0
    for (const kind of NODE_KINDS) {
      const { schema } = kindOf(kind)
      const fits = ajv.compile(schema)
      fc.assert(
        fc.property(near(schema), (value) => {
          const isFitting = faultsIn(schema, value).length === 0
          if (isFitting) fitting += 1
          assert.equal(isFitting, fits(value), JSON.stringify(value))
        }),
        { seed, numRuns: rounds(3_000) }
      )
    }
    assert.isAbove(fitting, 100)
  })

  test('read hostile settings without end', ({ assert }) => {
    let deep: unknown = 'x'
    for (let level = 0; level < 100_000; level++) deep = { fields: [deep] }
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, at]))
    for (const kind of NODE_KINDS)
      for (const value of [deep, many, null, [], 'x', { text: 'a\u0000b' }, { text: '\ud800' }])
        assert.isNotEmpty(faultsIn(kindOf(kind).schema, value))
  })

  test('say in sentences what a person still has to fill in', ({ assert }) => {
    const sentencesOf = (kind: (typeof NODE_KINDS)[number], settings: object) =>
      kindOf(kind)
        .check({ ...kindOf(kind).defaults!, ...settings })
        .map(({ sentence }) => sentence)
    const hidden = { id: 'otherwise', label: 'x', all: [{ value: 'a', test: 'is', other: 'b' }] }
    assert.deepEqual(sentencesOf('prompt', {}), ['Write the prompt.'])
    assert.deepEqual(sentencesOf('decide', { rules: [hidden] }), [
      'The id "otherwise" is taken by Hone.',
    ])
    assert.lengthOf(sentencesOf('for-each', { list: '{{a}} and {{b}}', gather: 'x' }), 1)
    assert.lengthOf(sentencesOf('fetch', { url: 'file:///etc/passwd' }), 1)
    assert.lengthOf(sentencesOf('check', { text: '{{a}}' }), 1)
    assert.deepEqual(sentencesOf('check', { text: '{{a}}', minWords: 9, maxWords: 8 }), [
      'The minimum is larger than the maximum.',
    ])
    assert.lengthOf(sentencesOf('approval', { content: 'x', expiresHours: 5, reminderHours: 5 }), 1)
    for (const header of [
      { name: 'Host', value: 'x' },
      { name: 'Accept-Encoding', value: 'zstd' },
      { name: 'X-Key', value: 'a\nb' },
      { name: 'X-Key', value: '…' },
    ])
      assert.lengthOf(sentencesOf('fetch', { url: 'https://a.test', headers: [header] }), 1)
  })

  test('are summed up by their first words, which never end within a variable', ({ assert }) => {
    const summaryOf = (text: string) =>
      kindOf('prompt').summary(Object.assign({}, kindOf('prompt').defaults, { text }))
    const start = 'You are an editor who reads the whole draft and then answers about'
    assert.equal(summaryOf(start), start)
    for (const rest of [
      '{{first draft of all}} now',
      'the {{first draft}}',
      'drafts and {{more}}',
    ]) {
      const summary = summaryOf(`${start} ${rest} and so on for a while`)
      assert.isTrue(summary.startsWith(start) && summary.endsWith('…'), summary)
      assert.isAtMost(summary.length, 80)
      assert.equal(summary.split('{{').length, summary.split('}}').length, summary)
    }
    assert.lengthOf(summaryOf('字'.repeat(200)), 80)
  })
})
