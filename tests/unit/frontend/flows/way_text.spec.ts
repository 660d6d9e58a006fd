import { test } from '@japa/runner'
import { wayTexts } from '#frontend/features/flows/builder/steps/way_text'
import '#frontend/texts/steps'
import { APPROVAL, GREETING, through } from '#tests/functional/flows/flow_steps'
import { graphOf, nodeOf } from '#tests/unit/flows/graphs'

test.group('The way from a step', () => {
  test('says of an approval that the run stops where nothing follows', ({ assert }) => {
    assert.equal(
      wayTexts(through(APPROVAL, 'approved')).get('wait'),
      'Approved: out; Rejected: the run stops; Expired: the run stops'
    )
  })

  test('says of an approval inside a For each that only its item ends', ({ assert }) => {
    const each = nodeOf('for-each', 'Each')
    const ask = nodeOf('approval', 'Ask', {}, { parent: 'each' })
    const end = 'nothing more for this item'
    assert.equal(
      wayTexts(graphOf([each, ask])).get('ask'),
      `Approved: ${end}; Rejected: ${end}; Expired: ${end}`
    )
  })

  test('says nothing of what follows a Result', ({ assert }) => {
    assert.equal(wayTexts(GREETING).get('out'), '')
    const led = graphOf([nodeOf('result', 'One'), nodeOf('result', 'Two')], 'one>two')
    assert.equal(wayTexts(led).get('one'), 'Then: Two')
  })

  test('still says of other steps that nothing follows', ({ assert }) => {
    assert.equal(
      wayTexts(graphOf([nodeOf('format', 'Text')])).get('text'),
      'Then: nothing; if it fails: the run stops'
    )
  })
})
