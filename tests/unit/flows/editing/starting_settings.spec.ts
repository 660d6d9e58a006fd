import { test } from '@japa/runner'
import { carryOut } from '#app/flows/domain/editing/carry_out'
import { startingSettings, takenOver } from '#app/flows/domain/editing/starting_settings'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

const field = { label: 'Notes', type: 'text', isRequired: true }
const ask = nodeOf('ask', 'Brief', { fields: [{ ...field, name: 'notes' }] })
const several = nodeOf('ask', 'Several', {
  fields: [
    { ...field, name: 'notes' },
    { ...field, name: 'names' },
  ],
})
const prompt = nodeOf('prompt', 'Email')
const way = nodeOf('decide', 'Way')
const kinds = nodeOf('sort', 'Kinds')
const graph = graphOf([ask, several, prompt, way, kinds], 'brief>email', 'email>way', 'way>kinds')

test.group('A new step', () => {
  test('works on the output of the step before it', ({ assert }) => {
    assert.deepEqual(startingSettings(graph, 'approval', 'email'), { content: '{{Email}}' })
    assert.deepEqual(startingSettings(graph, 'result', 'email'), { value: '{{Email}}' })
    assert.deepEqual(startingSettings(graph, 'check', 'email'), { text: '{{Email}}' })
  })

  test('works on the only answer of an Ask', ({ assert }) => {
    assert.deepEqual(startingSettings(graph, 'result', 'brief'), { value: '{{notes}}' })
    assert.isUndefined(startingSettings(graph, 'result', 'several'))
  })

  test('works on what came before the choice of a way', ({ assert }) => {
    assert.deepEqual(startingSettings(graph, 'result', 'kinds'), { value: '{{Email}}' })
  })

  test('starts with the defaults of its kind where nothing is certain', ({ assert }) => {
    assert.isUndefined(startingSettings(graph, 'prompt', 'email'))
    assert.isUndefined(startingSettings(graph, 'result', 'nowhere'))
    const loop = graphOf([way, kinds], 'way>kinds', 'kinds>way')
    assert.isUndefined(startingSettings(loop, 'result', 'way'))
    const unnamed = graphOf([nodeOf('prompt', ' ', {}, { id: 'blank' })])
    assert.isUndefined(startingSettings(unnamed, 'result', 'blank'))
  })
})

test.group('A step that is led to', () => {
  const edge = { from: 'email', port: 'done', to: 'quality' }
  const settingsOf = (text: string) => {
    const before = graphOf([prompt, nodeOf('check', 'Quality', { text })])
    const after = [{ type: 'connect', edge } as const, ...takenOver(before, edge)]
    return after.reduce(carryOut, before).nodes[1].settings
  }

  test('takes the output of the step before it where it has no text yet', ({ assert }) => {
    assert.equal(settingsOf('').text, '{{Email}}')
    assert.equal(settingsOf(' \n').text, '{{Email}}')
  })

  test('keeps the text that a person gave it', ({ assert }) => {
    assert.equal(settingsOf('Only this').text, 'Only this')
  })

  test('takes nothing where its kind works on no text', ({ assert }) => {
    const before = graphOf([prompt, nodeOf('combine', 'All')])
    assert.deepEqual(takenOver(before, { from: 'email', port: 'done', to: 'all' }), [])
    assert.deepEqual(takenOver(before, { from: 'email', port: 'done', to: 'nowhere' }), [])
  })
})
