import { test } from '@japa/runner'
import Database from 'better-sqlite3'
import { isDuplicate } from '#app/core/is_duplicate'

test.group('A row that is there already', () => {
  for (const columns of ['a, primary key (a)', 'a, unique (a)', 'a integer primary key']) {
    test(`is told as a duplicate: ${columns}`, ({ assert }) => {
      const database = new Database(':memory:', {})
      database.prepare(`create table t (${columns})`).run([])
      const insert = database.prepare('insert into t values (1)')
      insert.run([])
      let thrown: unknown
      try {
        insert.run([])
      } catch (error) {
        thrown = error
      }
      assert.isTrue(isDuplicate(thrown))
    })
  }
})
