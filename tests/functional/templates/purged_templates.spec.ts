import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { library } from '#app/templates/services/library'
import { purgeDeletedTemplates } from '#app/templates/services/writing/purge_deleted_templates'
import { jobs } from '#start/jobs'
import { asPerson, newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { createPerson } from '#tests/helpers/people'

const BODY = {
  ...{ title: 'Purged scorecard', description: 'Rates suppliers.', category: 'operations' },
  steps: [{ title: 'Rate', prompt: 'Rate {{supplier}}.' }],
  ...{ variables: { supplier: 'Its name' }, isPublic: true },
}

const inDays = (days: number) => DateTime.utc().plus({ days })

/** A template with a favorite of a person. */
async function markedTemplate(client: ApiClient) {
  const admin = await asPerson(client, await createPerson({ isAdmin: true }), [
    'read',
    'write',
    'admin',
  ])
  const person = await newClient(client)
  const made = await admin.post('/api/admin/templates', BODY)
  const id: string = made.body().id
  await person.post(`/api/templates/${id}/favourite`)
  return { admin, id, path: `/api/admin/templates/${id}` }
}

async function rowsOf(id: string): Promise<number[]> {
  const found = await Promise.all([
    db.from('workflow_templates').where({ id }),
    db.from('workflow_template_versions').where('template_id', id),
    db.from('template_marks').where('template_id', id),
  ])
  return found.map((rows) => rows.length)
}

test.group('Deleted workflow templates', (group) => {
  group.tap(onBothDatabases)

  test('are removed after 30 days, with their versions and marks', async ({ client, assert }) => {
    const { admin, id, path } = await markedTemplate(client)
    await admin.delete(path)
    await purgeDeletedTemplates(inDays(29))
    assert.deepEqual(await rowsOf(id), [1, 1, 1])
    ;(await admin.patch(path, { deletedAt: null })).assertStatus(200)
    await admin.delete(path)
    await purgeDeletedTemplates(inDays(31))
    assert.deepEqual(await rowsOf(id), [0, 0, 0])
    ;(await admin.patch(path, { deletedAt: null })).assertStatus(404)
  })

  test('that were taken back stay, and so do all that were never deleted', async ({
    client,
    assert,
  }) => {
    const { admin, id, path } = await markedTemplate(client)
    const other = await markedTemplate(client)
    await admin.delete(path)
    await admin.patch(path, { deletedAt: null })
    await purgeDeletedTemplates(inDays(31))
    assert.deepEqual(await rowsOf(id), [1, 1, 1])
    assert.deepEqual(await rowsOf(other.id), [1, 1, 1])
  })

  test('disappear also from a server that has not read that they were deleted', async ({
    client,
    assert,
  }) => {
    const { id } = await markedTemplate(client)
    const before = await library()
    assert.isTrue(before.templates.has(id))
    const deleted = {
      deleted_at: DateTime.utc().minus({ days: 40 }).toSQL({ includeOffset: false }),
    }
    await db.from('workflow_templates').where({ id }).update(deleted)
    await purgeDeletedTemplates(DateTime.utc())
    const after = await library()
    assert.isFalse(after.templates.has(id))
    assert.notInclude(after.search.find('purged scorecard'), id)
  })

  test('are purged every night', ({ assert }) => {
    const job = jobs.find(({ name }) => name === 'purge_deleted_templates')
    assert.equal(job?.schedule?.cron, '25 3 * * *')
  })
})
