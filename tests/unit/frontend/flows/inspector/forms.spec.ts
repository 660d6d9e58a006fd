import { test } from '@japa/runner'
import { faultsIn } from '#app/flows/domain/values/check_value'
import { NODE_KINDS } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import type { Schema } from '#app/flows/domain/values/schema'
import { KIND_FORMS } from '#frontend/features/flows/builder/inspector/forms/kind_forms'
import type { KindForm, Values } from '#frontend/features/flows/builder/inspector/forms/setting'
import { SETTINGS_SAMPLES } from '#tests/unit/flows/graph/settings_samples'
import '#frontend/texts/builder'
import '#frontend/texts/inspector'

/** The paths of all settings that a schema has; `*` stands for an entry of a list. */
function schemaPaths(schema: Schema, path = ''): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const here = `${path}${name}`
    return [here, ...(inner.items ? schemaPaths(inner.items, `${here}.*.`) : [])]
  })
}

/** The paths that a form sets. */
function formPaths(form: KindForm, path = ''): string[] {
  return form.flatMap((setting) => {
    const here = `${path}${setting.name}`
    if (setting.as !== 'list') return [here]
    const made = setting.made.map((name) => `${here}.*.${name}`)
    return [here, ...made, ...formPaths(setting.entry, `${here}.*.`)]
  })
}

/** Each list and choice of a form with its schema. */
function* parts(form: KindForm, schema: Schema): Generator<[KindForm[number], Schema]> {
  for (const setting of form) {
    const inner = schema.properties![setting.name]
    yield [setting, inner]
    if (setting.as === 'list') yield* parts(setting.entry, inner.items!)
  }
}

test.group('The form of a step', () => {
  test('sets every setting of its kind and no others: {$self}')
    .with([...NODE_KINDS])
    .run(({ assert }, kind) => {
      const { schema } = kindOf(kind)
      assert.deepEqual(formPaths(KIND_FORMS[kind]).sort(), schemaPaths(schema).sort())
    })

  test('offers exactly the choices of its kind: {$self}')
    .with([...NODE_KINDS])
    .run(({ assert }, kind) => {
      for (const [setting, schema] of parts(KIND_FORMS[kind], kindOf(kind).schema)) {
        if (setting.as !== 'choice' && setting.as !== 'several') continue
        const allowed = setting.as === 'choice' ? schema.enum : schema.items?.enum
        const offered = setting.options.map(({ value }) => value)
        assert.sameMembers(offered, [...(allowed ?? [])] as string[])
      }
    })

  test('adds entries to its lists that fit and differ: {$self}')
    .with([...NODE_KINDS])
    .run(({ assert }, kind) => {
      for (const [setting, schema] of parts(KIND_FORMS[kind], kindOf(kind).schema)) {
        if (setting.as !== 'list') continue
        const first = setting.create([])
        const second = setting.create([first])
        assert.deepEqual(faultsIn(schema, [first, second]), [])
        for (const name of ['id', 'name'] as const) {
          const isUnique = first[name] !== undefined && first[name] !== ''
          if (isUnique) assert.notEqual(first[name], second[name])
        }
      }
    })

  test('lets only a setting that the settings call for apply', ({ assert }) => {
    const applies = (kind: (typeof NODE_KINDS)[number], name: string, around: Values) =>
      KIND_FORMS[kind].find((setting) => setting.name === name)?.applies?.(around)
    const fetch = SETTINGS_SAMPLES.find(([kind]) => kind === 'fetch')![1]
    assert.isTrue(applies('fetch', 'body', fetch))
    assert.isFalse(applies('fetch', 'body', { ...fetch, method: 'GET' }))
    assert.isFalse(applies('check', 'model', { criteria: null }))
    assert.isTrue(applies('check', 'model', { criteria: 'Names no customer' }))
    assert.isFalse(applies('prompt', 'fields', { answer: 'text' }))
  })
})
