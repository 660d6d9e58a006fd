import { test } from '@japa/runner'
import { ApiException } from '#app/core/exceptions/api_exception'
import { answerFor } from '#app/core/exceptions/error_body'

const failure = (code: string) => Object.assign(new Error('said by the database'), { code })

test.group('Answers to errors of the database', () => {
  test('{$self} says that whoever runs Hone must put a copy back')
    .with(['SQLITE_CORRUPT', 'SQLITE_CORRUPT_VTAB', 'SQLITE_NOTADB'])
    .run(({ assert }, code) => {
      const { status, body } = answerFor(failure(code), 'id')
      assert.deepEqual([status, body.code], [503, 'storage'])
      assert.include(body.message, 'cannot read its database')
      assert.include(body.hint, 'db:restore')
    })

  test('{$self} says that nothing was saved')
    .with(['SQLITE_READONLY_DBMOVED', 'SQLITE_CANTOPEN', 'SQLITE_FULL', 'SQLITE_IOERR_WRITE'])
    .run(({ assert }, code) => {
      const { status, body } = answerFor(failure(code), 'id')
      assert.deepEqual([status, body.code], [503, 'storage'])
      assert.include(body.message, 'could not save')
    })
})

test.group('The answer to an error', () => {
  test('says in its header, and not in its body, when to try again', ({ assert }) => {
    const error = new ApiException(503, 'busy', 'Busy.', { hint: 'Wait.', retryAfter: 5 })
    assert.deepEqual(answerFor(error, 'id'), {
      status: 503,
      body: { message: 'Busy.', code: 'busy', hint: 'Wait.' },
      retryAfter: 5,
    })
  })

  test('says nothing of when to try again where nobody knows', ({ assert }) => {
    assert.isUndefined(answerFor(new ApiException(503, 'down', 'Down.'), 'id').retryAfter)
  })
})
