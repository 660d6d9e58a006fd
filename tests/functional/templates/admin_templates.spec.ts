import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { nextOf } from '#app/core/domain/paging'
import { asPerson, newClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { createPerson } from '#tests/helpers/people'

const BODY = {
  title: 'Supplier scorecard',
  description: 'Rates suppliers on four measures.',
  category: 'operations',
  steps: [
    { title: 'Measures', prompt: 'Choose four measures for {{supplier}}.' },
    { title: 'Rating', prompt: 'Rate {{supplier}} by {{Measures}}.' },
  ],
  variables: { supplier: { label: 'Supplier', help: 'Its name', example: 'Kestrel Paper' } },
  isPublic: true,
}

const administrator = async (client: ApiClient) =>
  asPerson(client, await createPerson({ isAdmin: true }), ['read', 'write', 'admin'])

test.group('Templates of administrators', (group) => {
  group.tap(onBothDatabases)

  test('are found by everyone once they are public, and only by administrators before', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const person = await newClient(client)
    const made = await admin.post('/api/admin/templates', { ...BODY, isPublic: false })
    made.assertStatus(201)
    const { id } = made.body()
    const found = async (who: typeof person) =>
      (await who.get('/api/templates?search=supplier+scorecard')).body().map(idOf)
    assert.include(await found(admin), id)
    assert.notInclude(await found(person), id)
    ;(await person.get(`/api/templates/${id}`)).assertStatus(404)
    ;(await person.post(`/api/templates/${id}/favourite`)).assertStatus(404)

    await admin.put(`/api/admin/templates/${id}`, BODY)
    assert.include(await found(person), id)
    const opened = (await person.get(`/api/templates/${id}`)).body()
    assert.equal(opened.title, BODY.title)
    assert.include(opened.content, 'Rate {{supplier}} by the result of "Measures".')
    assert.deepEqual(opened.variables[0], {
      ...{ name: 'supplier', label: 'Supplier', help: 'Its name', type: 'text', choices: [] },
      example: 'Kestrel Paper',
    })

    await admin.delete(`/api/admin/templates/${id}`)
    assert.notInclude(await found(admin), id)
    ;(await person.get(`/api/templates/${id}`)).assertStatus(404)
    await admin.patch(`/api/admin/templates/${id}`, { deletedAt: null })
    assert.include(await found(person), id)
  })

  test('are listed apart once they are deleted, until they are taken back', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const { id } = (await admin.post('/api/admin/templates', BODY)).body()
    const listed = async (query = '') => (await admin.get(`/api/admin/templates${query}`)).body()
    assert.notInclude((await listed('?deleted=true')).map(idOf), id)
    await admin.delete(`/api/admin/templates/${id}`)
    assert.notInclude((await listed()).map(idOf), id)
    assert.notInclude((await listed('?deleted=false')).map(idOf), id)
    const deleted = await listed('?deleted=true&search=scorecard')
    const [found] = deleted.filter((one: { id: string }) => one.id === id)
    assert.closeTo(Date.parse(found.deletedAt), Date.now(), 60_000)
    await admin.patch(`/api/admin/templates/${id}`, { deletedAt: null })
    assert.notInclude((await listed('?deleted=true')).map(idOf), id)
    const [back] = (await listed()).filter((one: { id: string }) => one.id === id)
    assert.isNull(back.deletedAt)
    ;(await admin.get('/api/admin/templates?deleted=maybe')).assertStatus(422)
  })

  test('keep every version with its author and what changed, and refuse a stale change', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const made = await admin.post('/api/admin/templates', BODY)
    const { id } = made.body()
    assert.equal(made.headers().etag, '"1"')
    const changed = await admin
      .put(`/api/admin/templates/${id}`, { ...BODY, title: 'Supplier rating', isPublic: false })
      .header('If-Match', '"1"')
    changed.assertStatus(200)
    const stale = await admin.put(`/api/admin/templates/${id}`, BODY).header('If-Match', '"1"')
    stale.assertStatus(409)
    await admin.put(`/api/admin/templates/${id}`, {
      ...BODY,
      title: 'Supplier rating',
      isPublic: false,
    })
    const versions = (await admin.get(`/api/admin/templates/${id}/versions`)).body()
    assert.deepEqual(
      versions.map(({ version, note }: { version: number; note: string }) => [version, note]),
      [
        [2, 'Changed the title. Made private.'],
        [1, 'Created.'],
      ]
    )
    assert.equal(versions[0].authorId, admin.user.id)
    assert.equal(versions[1].title, BODY.title)
    assert.deepEqual(versions[1].steps, BODY.steps)
  })

  test('come page by page, the newest first, and are found by words', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const ids: string[] = []
    for (const title of ['Quay One', 'Quay Two', 'Quay Three'])
      ids.unshift((await admin.post('/api/admin/templates', { ...BODY, title })).body().id)
    const seen: string[] = []
    for (let next: string | null = '/api/admin/templates?search=quay&limit=2'; next;) {
      const page = await admin.get(next)
      page.assertStatus(200)
      seen.push(...page.body().map(idOf))
      next = nextOf(page.headers().link ?? null)
    }
    assert.deepEqual(seen, ids)
  })

  test('name what is wrong in their JSON, and where', async ({ client, assert }) => {
    const admin = await administrator(client)
    const refused = async (change: object) => {
      const answer = await admin.post('/api/admin/templates', { ...BODY, ...change })
      answer.assertStatus(422)
      return Object.keys(answer.body().fields)
    }
    assert.deepEqual(await refused({ steps: 'Rate' }), ['steps'])
    assert.deepEqual(await refused({ steps: [{ title: 'A' }] }), ['steps.0.prompt'])
    assert.deepEqual(await refused({ steps: [{ prompt: 'A', name: 'x' }] }), ['steps.0.name'])
    assert.deepEqual(await refused({ steps: [...BODY.steps, BODY.steps[0]] }), ['steps.2.title'])
    assert.deepEqual(await refused({ variables: [] }), ['variables'])
    assert.deepEqual(await refused({ variables: { 'a|b': 'x' } }), ['variables.a|b'])
    assert.deepEqual(await refused({ variables: { A: 'x', a: 'y' } }), ['variables.a'])
    assert.deepEqual(await refused({ variables: { a: { type: 'date' } } }), ['variables.a.type'])
    assert.deepEqual(await refused({ category: 'none' }), ['category'])
    assert.deepEqual(await refused({ owner: 'me' }), ['owner'])
  })

  test('have variables by any names that people write, each once', async ({ client, assert }) => {
    const admin = await administrator(client)
    const both = `{{prénom}} and {{${'prénom'.normalize('NFD')}}}`
    const description = `Write to {{First  Name}}, ${both} about {{2nd_item}}, {{ x | upper }}.`
    const made = await admin.post('/api/admin/templates', {
      ...{ title: 'Mail', description, category: 'content-creation', steps: [] },
      variables: { 'first name': 'Who reads it?' },
    })
    made.assertStatus(201)
    const { variables } = (await admin.get(`/api/templates/${made.body().id}`)).body()
    const names = variables.map(({ name }: { name: string }) => name)
    assert.deepEqual(names, ['first name', 'prénom', '2nd_item'])
  })

  test('are usable with no more than a title and a description', async ({ client, assert }) => {
    const admin = await administrator(client)
    const body = {
      ...{ title: 'Poem', description: 'Write a {{kind}} of poem.', category: 'content-creation' },
      ...{ steps: [], variables: {} },
    }
    const made = await admin.post('/api/admin/templates', body)
    made.assertStatus(201)
    assert.isTrue(made.body().isPublic)
    const opened = (await admin.get(`/api/templates/${made.body().id}`)).body()
    assert.equal(opened.content, body.description)
    assert.deepEqual(
      opened.variables.map(({ name, label }: { name: string; label: string }) => [name, label]),
      [['kind', 'Kind']]
    )
  })

  test('leave a line for each thing that an administrator did or tried', async ({
    client,
    assert,
  }) => {
    const admin = await administrator(client)
    const { id } = (await admin.post('/api/admin/templates', BODY)).body()
    await admin.post('/api/admin/templates', { ...BODY, category: 'none' })
    await admin.delete(`/api/admin/templates/${id}`)
    await admin.get('/api/admin/templates')
    const lines = await db
      .from('audit_entries')
      .where('actor_id', admin.user.id)
      .orderBy('id')
      .select('action', 'outcome', 'subject_id', 'subject_label')
    assert.deepEqual(lines, [
      line('admin_templates.store', 'done', id),
      { ...line('admin_templates.store', 'refused'), subject_label: null },
      line('admin_templates.destroy', 'done', id),
    ])
  })
})

const idOf = ({ id }: { id: string }) => id

const line = (action: string, outcome: string, id: string | null = null) => ({
  ...{ action, outcome, subject_id: id, subject_label: BODY.title },
})
