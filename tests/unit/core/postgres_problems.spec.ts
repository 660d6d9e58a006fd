import { test } from '@japa/runner'
import {
  isPostgresAddress,
  readAddress,
  withoutPassword,
} from '#app/core/dialects/postgres/postgres_address'
import { connectionProblem, isConnectionLost } from '#app/core/dialects/postgres/postgres_problems'
import { addressForPrograms } from '#app/core/services/postgres_programs'
import { refuseUnfitServer } from '#app/core/services/prepare_postgres'

const URL_WITH_SECRET = 'postgres://hone:s%40cret@db.test:6543/hone'

const failure = (code: string, message = 'said by the driver') =>
  Object.assign(new Error(message), code ? { code } : {})

test.group('Why nobody can connect to PostgreSQL', () => {
  test('the sentence says what to do, without the password: {says}')
    .with([
      { code: 'ECONNREFUSED', says: 'Start it, or correct DATABASE_URL' },
      { code: 'ENOTFOUND', says: 'The host "db.test"' },
      { code: 'EHOSTUNREACH', says: 'the firewall' },
      { code: '', message: 'timeout expired', says: 'the firewall' },
      { code: '28P01', says: 'Correct the password' },
      { code: '', message: 'SASL: client password must be a string', says: 'Correct the password' },
      { code: '28000', says: 'pg_hba.conf' },
      { code: '3D000', says: 'CREATE DATABASE "hone"' },
      { code: '42501', says: 'GRANT CONNECT' },
      { code: '53300', says: 'max_connections' },
      { code: '57P03', says: 'in a few seconds' },
      { code: 'XXXXX', message: 'no s@cret is told', says: 'no … is told' },
    ])
    .run(({ assert }, { code, message, says }) => {
      const sentence = connectionProblem(failure(code, message), URL_WITH_SECRET)
      assert.include(sentence, says)
      assert.notInclude(sentence, 's@cret')
      assert.notInclude(sentence, 's%40cret')
    })

  test('a lost connection is told by its code, or by its words', ({ assert }) => {
    for (const code of ['57P01', '08006', 'ECONNRESET', 'EPIPE'])
      assert.isTrue(isConnectionLost(failure(code)), code)
    for (const words of ['Connection terminated unexpectedly', 'Query read timeout'])
      assert.isTrue(isConnectionLost(failure('', words)), words)
    for (const code of ['23505', '40001', '57014', '25006'])
      assert.isFalse(isConnectionLost(failure(code)), code)
  })
})

test.group('The address of a PostgreSQL database', () => {
  test('is read with what PostgreSQL takes where it leaves something out', ({ assert }) => {
    assert.deepEqual(readAddress(URL_WITH_SECRET), {
      ...{ host: 'db.test', port: 6543, user: 'hone', database: 'hone' },
    })
    assert.deepEqual(readAddress('postgresql:///?user=ann'), {
      ...{ host: 'localhost', port: 5432, user: 'ann', database: 'ann' },
    })
  })

  test('{$self} is none')
    .with(['', 'hone', 'mysql://hone@db.test/hone', 'postgres://hone:%zz@db.test/hone'])
    .run(({ assert }, url) => assert.isFalse(isPostgresAddress(url)))

  test('is handed to other programs without its password', ({ assert }) => {
    assert.deepEqual(withoutPassword(URL_WITH_SECRET), {
      ...{ address: 'postgres://hone@db.test:6543/hone', password: 's@cret' },
    })
    const url = `${URL_WITH_SECRET}?sslmode=no-verify&uselibpqcompat=true&password=x`
    assert.equal(
      addressForPrograms(url).address,
      'postgres://hone@db.test:6543/hone?sslmode=require'
    )
  })
})

test.group('A PostgreSQL server', () => {
  const FIT = {
    ...{ version: 150_018, encoding: 'UTF8', database: 'hone', user: 'hone', schema: 'public' },
    ...{ isReadOnly: false, mayCreateTables: true, hasTrigrams: true },
  }

  test('is refused where {says}')
    .with([
      { unfit: { version: 140_011 }, says: 'Hone needs PostgreSQL 15 or newer' },
      { unfit: { encoding: 'LATIN1' }, says: "ENCODING 'UTF8'" },
      { unfit: { isReadOnly: true }, says: 'is read-only' },
      { unfit: { mayCreateTables: false }, says: 'GRANT CREATE ON SCHEMA public TO "hone"' },
      { unfit: { hasTrigrams: false }, says: 'CREATE EXTENSION pg_trgm' },
    ])
    .run(({ assert }, { unfit, says }) => {
      assert.doesNotThrow(() => refuseUnfitServer(FIT))
      assert.throws(() => refuseUnfitServer({ ...FIT, ...unfit }), new RegExp(RegExp.escape(says)))
    })
})
