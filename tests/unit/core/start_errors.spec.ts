import { test } from '@japa/runner'
import { WrongSettings } from '#app/core/settings'
import { plainReason } from '#app/core/start_errors'
import { StartRefusal } from '#app/core/start_refusal'

const failure = (code: string, more = {}) =>
  Object.assign(new Error('said by the system'), { code }, more)

test.group('Start errors', () => {
  test('{code} becomes a sentence that says what to do')
    .with([
      { code: 'EADDRINUSE', says: 'PORT=3334 npm start', more: { port: 3333 } },
      { code: 'EACCES', says: 'above 1024', more: { syscall: 'listen' } },
      { code: 'EACCES', says: 'set DB_FILE' },
      { code: 'EROFS', says: 'set DB_FILE' },
      { code: 'SQLITE_CANTOPEN', says: 'set DB_FILE' },
      { code: 'SQLITE_BUSY', says: 'Stop that program' },
      { code: 'SQLITE_NOTADB', says: 'db:restore' },
      { code: 'SQLITE_CORRUPT_VTAB', says: 'db:restore' },
      { code: 'SQLITE_FULL', says: 'Free some space' },
      { code: 'ENOSPC', says: 'Free some space' },
      { code: 'SQLITE_IOERR_SHMSIZE', says: 'Free some space' },
      { code: 'EADDRNOTAVAIL', says: '127.0.0.1' },
    ])
    .run(({ assert }, { code, says, more }) => {
      assert.include(String(plainReason(failure(code, more))), says)
    })

  test('a refusal speaks for itself, and wrong settings are all listed', ({ assert }) => {
    assert.equal(plainReason(new StartRefusal('Not today.')), 'Not today.')
    const sentence = String(plainReason(new WrongSettings(['One is wrong.', 'Two is wrong.'])))
    assert.include(sentence, 'One is wrong.')
    assert.include(sentence, 'Two is wrong.')
  })

  test('what nobody foresaw is not dressed up', ({ assert }) => {
    assert.isNull(plainReason(new Error('database is a nice word')))
    assert.isNull(plainReason('text'))
  })
})
