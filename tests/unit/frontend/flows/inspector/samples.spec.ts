import { test } from '@japa/runner'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import {
  firstTexts,
  inputsOfSamples,
  samplesOf,
} from '#frontend/features/flows/builder/inspector/trying/samples'
import { GREETING, node } from '#tests/functional/flows/flow_steps'

const [ask, hello, out] = GREETING.nodes
const settings = {
  fields: [{ name: 'Who', label: 'Who', type: 'text', isRequired: true, sample: 'Ada' }],
}
const text = '{{who}} {{Triage.category}} {{triage}} {{triage.note.0}}'
const GRAPH: FlowGraph = {
  ...GREETING,
  nodes: [{ ...ask, settings }, hello, out, node('Triage', 'format', { text: 'x', as: 'text' })],
}
GRAPH.nodes.push(node('post', 'format', { text, as: 'text' }))

test.group('The sample values of a step', () => {
  const samples = samplesOf(GRAPH, 'post')

  test('are one for each name, or for each field of it', ({ assert }) => {
    assert.deepEqual(
      samples.map(({ label }) => label),
      ['Who', 'Triage.category', 'Triage.note.0']
    )
  })

  test('begin with the last run, else with the sample answers', ({ assert }) => {
    assert.deepEqual(firstTexts(samples, GRAPH, new Map()), {
      ...{ 'who': 'Ada', 'triage.category': '', 'triage.note.0': '' },
    })
    const known = new Map([['triage', { category: 'urgent', note: ['a', 'b'] }]])
    assert.deepEqual(firstTexts(samples, GRAPH, known), {
      ...{ 'who': 'Ada', 'triage.category': 'urgent', 'triage.note.0': 'a' },
    })
  })

  test('become inputs in which fields stand inside their name', ({ assert }) => {
    const texts = { 'who': ' ', 'triage.category': 'urgent', 'triage.note.0': 'a' }
    assert.deepEqual(inputsOfSamples(samples, texts), {
      triage: { category: 'urgent', note: { 0: 'a' } },
    })
  })
})
