import { test } from '@japa/runner'
import fc from 'fast-check'
import { replacementBy } from '#app/flows/domain/checks/output_replacement'
import { unusedOutputs } from '#app/flows/domain/checks/unused_outputs'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import { findNode } from '#app/flows/domain/editing/graph_parts'
import { startingSettings } from '#app/flows/domain/editing/starting_settings'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { graphOf, nodeOf, soundGraphs } from '#tests/unit/flows/graphs'

const FIELDS = [
  { name: 'topic', label: 'Topic', type: 'text', isRequired: true },
  { name: 'tone', label: 'Tone', type: 'text', isRequired: true },
]
const brief = nodeOf('ask', 'Brief', { fields: FIELDS })
const draft = nodeOf('prompt', 'Draft', { text: 'Write about {{topic}}.' })
const shorter = nodeOf('improve', 'Shorter', { text: '{{Draft}}' })
const check = nodeOf('approval', 'Check', { content: '{{draft}}' })
const result = nodeOf('result', 'Result', { title: 'Post: {{Draft}}', value: '{{ draft }}' })
const WAY = ['brief>draft', 'draft>shorter', 'shorter>check', 'check>result']
const graph = graphOf([brief, draft, shorter, check, result], ...WAY)

const unused = (of: FlowGraph) => unusedOutputs(of).map(({ name }) => name)

/** The graph after all repairs that the step offers. */
const repaired = (of: FlowGraph, id: string) => {
  const node = of.nodes.find((one) => one.id === id)!
  const { repairs } = replacementBy(of, node)!
  return repairs.reduce((next, repair) => carryOut(next, { type: 'repair', repair }), of)
}

test.group('A step whose output no step uses', () => {
  test('is found, and later steps can use it for what it works on', ({ assert }) => {
    assert.deepEqual(unused(graph), ['Shorter'])
    const found = replacementBy(graph, shorter)!
    assert.equal(found.instead, 'Draft')
    assert.deepEqual(found.steps, [check, result])
    const after = repaired(graph, 'shorter')
    const texts = after.nodes.map(({ settings }) => settings.value ?? settings.content)
    assert.deepEqual(texts.slice(3), ['{{Shorter}}', '{{Shorter}}'])
    assert.equal(after.nodes[4].settings.title, 'Post: {{Draft}}')
    assert.deepEqual(unused(after), [])
  })

  test('may work on an answer', ({ assert }) => {
    const research = nodeOf('prompt', 'Research', { text: 'Collect facts about {{topic}}.' })
    const of = graphOf(
      [brief, research, draft, nodeOf('result', 'Result', { value: '{{Draft}}' })],
      ...['brief>research', 'research>draft', 'draft>result']
    )
    assert.deepEqual(unused(of), ['Research'])
    assert.equal(replacementBy(of, research)!.instead, 'topic')
  })

  test('offers nothing where it works on several things', ({ assert }) => {
    const both = nodeOf('prompt', 'Both', { text: '{{topic}} in a {{tone}} tone' })
    const next = nodeOf('prompt', 'Next', { text: 'Write about {{topic}}' })
    const end = nodeOf('result', 'Result', { value: '{{Next}}' })
    const of = graphOf([brief, both, next, end], 'brief>both', 'both>next', 'next>result')
    assert.deepEqual(unused(of), ['Both'])
    assert.isNull(replacementBy(of, both))
    const loop = { ...of, edges: [...of.edges, { from: 'next', port: 'done', to: 'both' }] }
    assert.isNull(replacementBy(loop, both))
    const list = [{ name: 'topics', label: 'Topics', type: 'list', isRequired: true }]
    const each = nodeOf('for-each', 'Each', { list: '{{topics}}', gather: 'Inner' })
    const item = nodeOf('prompt', 'Item', { text: '{{item}} {{topics}}' }, { parent: 'each' })
    const inner = nodeOf('prompt', 'Inner', { text: '{{topics}}' }, { parent: 'each' })
    const nodes = [nodeOf('ask', 'Brief', { fields: list }), each, item, inner]
    assert.isNull(replacementBy(graphOf(nodes, 'brief>each', 'item>inner'), item))
  })

  test('takes the place only in steps that cannot run without it', ({ assert }) => {
    const decide = nodeOf('decide', 'Kind', { rules: [], otherwise: 'Other' })
    const joined = graphOf(
      [brief, draft, decide, shorter, nodeOf('result', 'Result', { value: '{{Draft}}' })],
      ...['brief>draft', 'draft>kind', 'kind.otherwise>shorter', 'shorter>result'],
      'kind.otherwise>result'
    )
    assert.isNull(replacementBy(joined, shorter))
    const merged = nodeOf('result', 'Result', { value: '{{Draft}} {{Other}}' })
    const other = nodeOf('prompt', 'Other', { text: 'Write about {{tone}}.' })
    const parallel = graphOf(
      [brief, draft, other, shorter, merged],
      ...['brief>draft', 'brief>other', 'draft>shorter', 'shorter>result', 'other>result']
    )
    assert.deepEqual(replacementBy(parallel, shorter)!.steps, [merged])
  })

  test('is not one whose failure leads on', ({ assert }) => {
    const fallback = nodeOf('result', 'Fallback', { value: '{{Draft}}' })
    const of = graphOf(
      [brief, draft, shorter, result, fallback],
      ...['brief>draft', 'draft>shorter', 'shorter>result', 'shorter.failed>fallback']
    )
    assert.deepEqual(unused(of), [])
  })

  test('leaves texts that use a field of the earlier output', ({ assert }) => {
    const fields = [{ name: 'title', description: '' }]
    const titled = nodeOf('prompt', 'Draft', { text: '{{topic}}', answer: 'fields', fields })
    const end = nodeOf('result', 'Result', { value: '{{Draft.title}}: {{Draft}}' })
    const of = graphOf([brief, titled, shorter, check, end], ...WAY)
    assert.deepEqual(replacementBy(of, shorter)!.steps, [check])
    const ofField = nodeOf('improve', 'Shorter', { text: '{{Draft.title}}' })
    assert.isNull(replacementBy(graphOf([brief, titled, ofField, check, end], ...WAY), ofField))
  })

  test('inside a For each is used where the For each gathers it', ({ assert }) => {
    const list = [{ name: 'topics', label: 'Topics', type: 'list', isRequired: true }]
    const ask = nodeOf('ask', 'Brief', { fields: list })
    const each = nodeOf('for-each', 'Each', { list: '{{topics}}', gather: 'Inner' })
    const inner = nodeOf('prompt', 'Inner', { text: '{{item}}' }, { parent: 'each' })
    const last = nodeOf('improve', 'Last', { text: '{{Inner}}' }, { parent: 'each' })
    const end = nodeOf('result', 'Result', { value: '{{Each}}' })
    const of = graphOf([ask, each, inner, last, end], 'brief>each', 'inner>last', 'each>result')
    assert.deepEqual(unused(of), ['Last'])
    const after = repaired(of, 'last')
    assert.equal(after.nodes[1].settings.gather, 'Last')
    assert.deepEqual(unused(after), [])
    const sort = nodeOf('sort', 'Inner', { text: '{{item}}' }, { parent: 'each' })
    const some = { ...of, nodes: of.nodes.map((one) => (one === inner ? sort : one)) }
    assert.isNull(replacementBy(some, last))
    const open = nodeOf('for-each', 'Each', { list: '{{topics}}', gather: '' })
    assert.deepEqual(unused({ ...of, nodes: [ask, open, last, end] }), [])
  })

  test('is not one that a Combine takes, that is unfinished, or that nothing follows, nor any beside broken settings', ({
    assert,
  }) => {
    const combine = nodeOf('combine', 'All')
    const unfinished = nodeOf('prompt', 'Unfinished', { text: '' })
    const last = nodeOf('prompt', 'Last', { text: 'Sum up {{All}}.' })
    const of = graphOf(
      [brief, draft, unfinished, combine, last],
      ...['brief>draft', 'draft>all', 'brief>unfinished', 'unfinished>last', 'all>last']
    )
    assert.deepEqual(unused(of), [])
    const broken = nodeOf('result', 'Result', { value: 3 })
    assert.deepEqual(unused(graphOf([brief, draft, shorter, check, broken], ...WAY)), [])
  })

  test('is any step inserted into a sound flow, and the repairs leave it sound', ({ assert }) => {
    fc.assert(
      fc.property(soundGraphs, fc.nat(), (of, at) => {
        const { from, port } = of.edges[at % of.edges.length]
        fc.pre(findNode(of, from)!.kind === 'format')
        const settings = startingSettings(of, 'improve', from)
        const after = { from, port, isBetween: true }
        const inserted = carryOut(of, { type: 'add-step', kind: 'improve', settings, after })
        const { id, name } = inserted.nodes.at(-1)!
        assert.deepEqual(unused(inserted), [name])
        const mended = repaired(inserted, id)
        assert.deepEqual(problemsOf(mended), [])
        assert.deepEqual(unused(mended), [])
      })
    )
  })
})
