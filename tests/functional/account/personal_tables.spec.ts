import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { PERSONAL_MODULES } from '#app/account/services/personal_modules'
import { tablesIn } from '#app/core/dialects/tables'
import { onBothDatabases } from '#tests/helpers/depth'

/** Tables that say nothing about any person, and why. */
const OF_NOBODY: Record<string, string> = {
  adonis_schema: 'the migrations that ran',
  adonis_schema_versions: 'the version of that list',
  model_providers: 'the models that administrators connected',
  template_changes: 'the number of the last change of a template',
  guides: 'the guides that were synced from a workspace',
  content_pages: 'the pages of a workspace that were synced',
  content_sync_pages: 'what became of each page in a sync',
  content_sync_faults: 'what is wrong with pages of a workspace',
  stripe_events: 'ids and types of events',
  prompt_search: 'follows the prompts by a trigger',
}
const INDEX = /^prompt_search_index/

const covered = PERSONAL_MODULES.flatMap(({ PERSONAL_TABLES }) => PERSONAL_TABLES)

test.group('The tables of the database', (group) => {
  group.tap(onBothDatabases)

  test('each belong to people, and then to a module that exports and erases them, or to nobody', async ({
    assert,
  }) => {
    const tables = (await tablesIn(db.connection())).filter((name) => !INDEX.test(name))
    const known = [...covered.map(({ name }) => name), ...Object.keys(OF_NOBODY)]
    const missing = tables.filter((name) => !known.includes(name))
    assert.deepEqual(missing, [], 'Add them to a person_data.ts, or to OF_NOBODY with a reason.')
  })

  test('that belong to nobody have no column that could name a person', async ({ assert }) => {
    for (const name of Object.keys(OF_NOBODY)) {
      const columns = await db
        .connection()
        .columnsInfo(name)
        .catch(() => ({}))
      const naming = Object.keys(columns).filter((column) =>
        /user|owner|author|decider|tokenable|email|customer/.test(column)
      )
      assert.deepEqual(naming, [], name)
    }
  })

  test('export no hashes and no columns that are not there', async ({ assert }) => {
    for (const { name, key, file } of covered) {
      const columns = Object.keys(await db.connection().columnsInfo(name))
      assert.includeMembers(columns, [...key, ...(file?.columns ?? [])], name)
      const secret = file?.columns.filter((column) => /hash|secret|^token|erasure/.test(column))
      assert.deepEqual(secret ?? [], [], name)
    }
  })
})
