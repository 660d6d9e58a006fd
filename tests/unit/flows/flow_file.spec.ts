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
      '"owner" is not a field that exists here.',
    ])
    assert.deepEqual(sentencesOf({ ...sample, title: '' }), ['"title" is empty.'])
    const odd = graphOf([{ ...nodeOf('prompt', 'P'), settings: {} }])
    assert.include(sentencesOf({ ...sample, graph: odd }), 'Step "P": "text" is missing.')
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
})
