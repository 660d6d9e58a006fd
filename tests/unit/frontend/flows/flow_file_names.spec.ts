import { test } from '@japa/runner'
import { flowFileName } from '#frontend/features/flows/builder/versions/files/flow_file_name'

test.group('The name of the file of a flow', () => {
  test('is its title without what file systems do not take', ({ assert }) => {
    assert.equal(flowFileName('Meeting notes: a / b?'), 'Meeting notes a b.flow.json')
    assert.equal(flowFileName('Übergabe an das Büro'), 'Übergabe an das Büro.flow.json')
    assert.equal(flowFileName('../../etc'), 'etc.flow.json')
    assert.equal(flowFileName(' ... '), 'Flow.flow.json')
    assert.isAtMost(flowFileName('x'.repeat(300)).length, 100)
  })
})
