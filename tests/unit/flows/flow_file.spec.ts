import { Ajv2020 } from 'ajv/dist/2020.js'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { exportFlow, importFlow, readFlowFile } from '#app/flows/domain/files/flow_file'
import { flowSchema } from '#app/flows/domain/checks/flow_schema'
import { announcedSeed, rounds } from '#tests/helpers/random'
import { graphOf, nodeOf, roughGraphs, soundGraphs } from '#tests/unit/flows/graphs'
import { SETTINGS_SAMPLES } from '#tests/unit/flows/graph/settings_samples'

const published = new Ajv2020({ strictTypes: false }).compile(flowSchema())

const flows = (graphs: typeof soundGraphs) =>
  fc.record({
    title: fc.string({ minLength: 1, maxLength: 200 }),
    context: fc.string({ maxLength: 200 }),
    tags: fc.array(fc.string({ minLength: 1, maxLength: 50 }), { maxLength: 20 }),
    graph: graphs,
  })

const sample = {
  ...{ format: 1, title: 'A', context: '', tags: ['x'] },
  graph: graphOf(SETTINGS_SAMPLES.map(([kind, settings], at) => nodeOf(kind, `S${at}`, settings))),
}

test.group('The file of a flow', () => {
  test('gives back what was exported', ({ assert }) => {
    const seed = announcedSeed('files')
    fc.assert(
      fc.property(flows(soundGraphs), (flow) => {
        const text = exportFlow(flow)
        const read = importFlow(text)
        assert.isTrue(read.ok, JSON.stringify(read))
        if (!read.ok) return
        assert.deepEqual(read.file, { format: 1, ...flow })
        assert.equal(exportFlow(read.file), text)
      }),
      { seed, numRuns: rounds(3_000) }
    )
  })

  test('fits the published schema exactly where it can be imported', ({ assert }) => {
    assert.isTrue(published(sample), JSON.stringify(published.errors))
    const seed = announcedSeed('published schema')
    fc.assert(
      fc.property(flows(roughGraphs), (flow) => {
        const text = JSON.stringify({ format: 1, ...flow })
        assert.equal(importFlow(text).ok, published(JSON.parse(text)), text)
      }),
      { seed, numRuns: rounds(3_000) }
    )
  })

  test('is the same text whatever the order of the fields', ({ assert }) => {
    const turned = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(turned)
      if (typeof value !== 'object' || value === null) return value
      const entries = Object.entries(value).toReversed()
      return Object.fromEntries(entries.map(([name, one]) => [name, turned(one)]))
    }
    const read = readFlowFile(turned(sample))
    assert.isTrue(read.ok, JSON.stringify(read))
    if (read.ok) assert.equal(exportFlow(read.file), exportFlow(sample as never))
  })

  test('is refused in sentences', ({ assert }) => {
    const sentencesOf = (value: unknown) => {
      const read = readFlowFile(value)
      return read.ok ? [] : read.sentences
    }
    assert.deepEqual(sentencesOf(sample), [])
    assert.deepEqual(sentencesOf({ ...sample, format: 2 }), [
      'The file has format 2. This version of Hone reads up to 1.',
    ])
    assert.deepEqual(sentencesOf({ ...sample, owner: 1 }), [
      'The file has something that Hone does not know: “owner”.',
    ])
    assert.deepEqual(sentencesOf({ ...sample, title: '' }), ['The title is empty.'])
    const odd = graphOf([{ ...nodeOf('prompt', 'P'), settings: {} }])
    assert.include(
      sentencesOf({ ...sample, graph: odd }),
      'Step “P”: “text” in its settings is missing.'
    )
    assert.deepEqual(importFlow('{'), {
      ok: false,
      sentences: ['The file is damaged, or was not exported from Hone.'],
    })
    for (const value of [null, 1, [], '{}', JSON.parse('{"__proto__": {"format": 9}}')])
      assert.isNotEmpty(sentencesOf(value))
    assert.deepEqual(importFlow(' '.repeat(3_000_000)), {
      ok: false,
      sentences: ['The file is too large.'],
    })
  })

  test('is refused in the words of a person who did not write it', ({ assert }) => {
    const sentencesOf = (value: unknown) => {
      const read = readFlowFile(value)
      return read.ok ? [] : read.sentences
    }
    const changed = (change: object) =>
      sentencesOf({ ...sample, graph: { ...sample.graph, ...change } })
    assert.deepEqual(changed({ notes: undefined }), ['The list of notes cannot be read.'])
    assert.deepEqual(sentencesOf(without(sample, ['graph', 'notes'])), [
      'The list of notes is missing.',
    ])
    assert.deepEqual(sentencesOf({ ...sample, graph: undefined }), [
      'The flow in the file cannot be read.',
    ])
    assert.deepEqual(sentencesOf([]), ['This is not the file of a flow.'])
    const [first, ...others] = sample.graph.nodes
    assert.deepEqual(sentencesOf(without(sample, ['graph', 'nodes', 0, 'kind'])), [
      `The kind of step 1, “${first.name}”, is missing.`,
    ])
    assert.deepEqual(changed({ nodes: [{ ...first, color: 'red' }, ...others] }), [
      `Step 1, “${first.name}”, has something that Hone does not know: “color”.`,
    ])
    assert.deepEqual(changed({ edges: [{ from: 'a', port: 'done' }] }), [
      'The end of connection 1 is missing.',
    ])
    assert.deepEqual(sentencesOf({ ...sample, tags: ['one', ''] }), [
      'Entry 2 of the tags is empty.',
    ])
  })

  test('is refused without the words of a programmer, whatever is left out', ({ assert }) => {
    const paths = pathsIn(sample)
    assert.isAbove(paths.length, 10)
    for (const path of paths) {
      const read = readFlowFile(without(sample, path))
      const sentences = read.ok ? [] : read.sentences
      for (const sentence of sentences) {
        assert.notMatch(sentence, /"|\[\d|\w\.\w|\bnodes\b|\bedges\b|graph/, path.join(' '))
      }
    }
  })
})

type Place = (string | number)[]

/** The places of all values inside a value. */
function pathsIn(value: unknown, path: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = [...path, Array.isArray(value) ? Number(name) : name]
    return [place, ...pathsIn(inner, place)]
  })
}

/** A copy of a value without what is at a place. */
function without(value: unknown, path: Place): unknown {
  const copy = structuredClone(value)
  let parent = copy as Record<string | number, unknown>
  for (const part of path.slice(0, -1)) parent = parent[part] as typeof parent
  delete parent[path.at(-1)!]
  return copy
}
