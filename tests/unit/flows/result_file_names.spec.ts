import { test } from '@japa/runner'
import { resultFileName } from '#app/flows/domain/batches/batch_csv'

test.group('The name of the result file of a batch', () => {
  test('follows the file with the rows, and is safe on every system', ({ assert }) => {
    assert.equal(resultFileName('People.csv'), 'people-results.csv')
    assert.equal(resultFileName('CON.csv'), 'batch-con-results.csv')
    assert.equal(resultFileName('../../etc/hosts'), 'etc-hosts-results.csv')
    assert.equal(resultFileName('.csv'), 'batch-results.csv')
    assert.equal(resultFileName(`${'x'.repeat(59)}😀`), `${'x'.repeat(59)}-results.csv`)
  })
})
