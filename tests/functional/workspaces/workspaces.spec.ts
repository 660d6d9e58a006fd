import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { MAX_OPEN_INVITATIONS, MAX_OWNED_WORKSPACES } from '#app/workspaces/domain/roles'
import { asPerson, type SignedClient } from '#tests/helpers/api'
import { onBothDatabases } from '#tests/helpers/depth'
import { createPerson } from '#tests/helpers/people'
import { addMember, newTeam, WORKSPACES } from '#tests/functional/workspaces/team'

const tokenOf = ({ url }: { url: string }) => url.split('/').at(-1)!

test.group('Workspaces', (group) => {
  group.tap(onBothDatabases)

  test('everybody has a personal one, and sees those of their teams by name', async ({
    client,
    assert,
  }) => {
    const { id, as } = await newTeam(client)
    await as.owner.patch(`${WORKSPACES}/${id}`, { name: 'Zebra' })
    const other = (await as.owner.post(WORKSPACES, { name: 'Ant' })).body()
    const seen = (await as.owner.get(WORKSPACES)).body()
    assert.deepEqual(seen, [
      {
        ...{ id: as.owner.user.id, name: '', isPersonal: true },
        ...{ role: 'owner', memberCount: 1 },
      },
      { id: other.id, name: 'Ant', isPersonal: false, role: 'owner', memberCount: 1 },
      { id, name: 'Zebra', isPersonal: false, role: 'owner', memberCount: 4 },
    ])
    const [, joined] = (await as.viewer.get(WORKSPACES)).body()
    assert.deepEqual(joined, { ...seen[2], role: 'viewer' })
    assert.lengthOf((await as.former.get(WORKSPACES)).body(), 1)
  })

  test('of teams are owned on the Pro plan only, and not without limit', async ({
    client,
    assert,
  }) => {
    const free = await asPerson(client, await createPerson())
    const refused = await free.post(WORKSPACES, { name: 'Team' })
    refused.assertStatus(403)
    assert.containsSubset(refused.body(), { code: 'plan_limit', offer: 'pro' })
    const pro = await asPerson(client, await createPerson({ plan: 'pro' }))
    for (let at = 0; at < MAX_OWNED_WORKSPACES; at++)
      (await pro.post(WORKSPACES, { name: `Team ${at}` })).assertStatus(201)
    const more = await pro.post(WORKSPACES, { name: 'One more' })
    more.assertStatus(403)
    assert.equal(more.body().code, 'limit_reached')
  })

  test('have names that are not blank and not too long', async ({ client }) => {
    const pro = await asPerson(client, await createPerson({ plan: 'pro' }))
    for (const name of ['', '  ', 'x'.repeat(81), 7])
      (await pro.post(WORKSPACES, { name })).assertStatus(422)
  })
})

test.group('Members of a workspace', (group) => {
  group.tap(onBothDatabases)

  test('are seen by each other, and given other roles by the owner', async ({ client, assert }) => {
    const { id, as } = await newTeam(client)
    const members = `${WORKSPACES}/${id}/members`
    const roles = async () =>
      (await as.viewer.get(members)).body().map(({ role }: { role: string }) => role)
    assert.deepEqual(await roles(), ['owner', 'editor', 'approver', 'viewer'])
    ;(await as.editor.patch(`${members}/${as.viewer.user.id}`, { role: 'editor' })).assertStatus(
      403
    )
    const change = { role: 'approver' }
    ;(await as.owner.patch(`${members}/${as.viewer.user.id}`, change)).assertStatus(204)
    ;(await as.owner.patch(`${members}/${as.owner.user.id}`, change)).assertStatus(409)
    ;(await as.owner.patch(`${members}/${as.former.user.id}`, change)).assertStatus(404)
    ;(await as.owner.patch(`${members}/${as.viewer.user.id}`, { role: 'owner' })).assertStatus(422)
    assert.deepEqual(await roles(), ['owner', 'editor', 'approver', 'approver'])
  })

  test('leave or are removed, except for the owner', async ({ client }) => {
    const { id, as } = await newTeam(client)
    const member = (who: keyof typeof as) => `${WORKSPACES}/${id}/members/${as[who].user.id}`
    ;(await as.editor.delete(member('viewer'))).assertStatus(403)
    ;(await as.viewer.delete(member('viewer'))).assertStatus(204)
    ;(await as.viewer.get(`${WORKSPACES}/${id}/members`)).assertStatus(404)
    ;(await as.owner.delete(member('editor'))).assertStatus(204)
    ;(await as.owner.delete(member('owner'))).assertStatus(409)
  })

  test('keep what they have where somebody takes over the work of another person', async ({
    client,
    assert,
  }) => {
    const { id, as } = await newTeam(client)
    const other = (await as.owner.post(WORKSPACES, { name: 'Other' })).body()
    const { handOverWorkspaces } = await import('#app/workspaces/services/hand_over_workspaces')
    await db.transaction((trx) => handOverWorkspaces(as.owner.user.id, as.viewer.user.id, trx))
    const roles = async (workspaceId: string) =>
      (await as.viewer.get(`${WORKSPACES}/${workspaceId}/members`))
        .body()
        .map(({ role }: { role: string }) => role)
    assert.deepEqual(await roles(id), ['editor', 'approver', 'owner'])
    assert.deepEqual(await roles(other.id), ['owner'])
    assert.lengthOf((await as.owner.get(WORKSPACES)).body(), 1)
  })

  test('become the owner with all that is in it, on the Pro plan and while nothing runs', async ({
    client,
    assert,
  }) => {
    const { id, as } = await newTeam(client)
    const hand = (to: string) => as.owner.put(`${WORKSPACES}/${id}/owner`, { personId: to })
    const prompt = (await as.editor.post('/api/prompts', { original: 'Write' })).body()
    const flow = (await as.editor.post('/api/flows', { title: 'Greet' })).body()
    assert.equal((await hand(as.editor.user.id)).body().code, 'plan_limit')
    await as.editor.user.merge({ plan: 'pro' }).save()
    ;(await hand(as.stranger.user.id)).assertStatus(404)
    ;(await hand(as.editor.user.id)).assertStatus(204)
    ;(await hand(as.owner.user.id)).assertStatus(403)
    for (const [table, row] of [
      ['prompts', prompt],
      ['flows', flow],
    ] as const) {
      const { user_id: ownerId } = await db.from(table).where('id', row.id).firstOrFail()
      assert.equal(ownerId, as.editor.user.id)
    }
    const [{ role }, { role: second }] = (await as.viewer.get(`${WORKSPACES}/${id}/members`)).body()
    assert.deepEqual([role, second], ['editor', 'owner'])
  })
})

test.group('Invitations', (group) => {
  group.tap(onBothDatabases)

  test('make one person a member, once', async ({ client, assert }) => {
    const { id, as } = await newTeam(client)
    const made = await as.owner.post(`${WORKSPACES}/${id}/invitations`, { role: 'editor' })
    const token = tokenOf(made.body())
    const shown = await as.stranger.get(`/api/invitations/${token}`)
    assert.containsSubset(shown.body(), {
      workspace: { id, name: 'Kestrel' },
      ...{ invitedBy: 'Olga', role: 'editor', email: null },
    })
    // Who is a member already stays what they are, and leaves the invitation to others.
    const known = await as.viewer.post(`/api/invitations/${token}`)
    assert.equal(known.body().role, 'viewer')
    const joined = await as.stranger.post(`/api/invitations/${token}`)
    assert.deepEqual([joined.status(), joined.body().role], [200, 'editor'])
    ;(await as.former.post(`/api/invitations/${token}`)).assertStatus(410)
    ;(await as.former.get(`/api/invitations/${token}`)).assertStatus(410)
    assert.deepEqual((await as.owner.get(`${WORKSPACES}/${id}/invitations`)).body(), [])
  })

  test('of two people who accept one at the same time let in one', async ({ client, assert }) => {
    const { id, as } = await newTeam(client)
    const made = await as.owner.post(`${WORKSPACES}/${id}/invitations`, { role: 'editor' })
    const path = `/api/invitations/${tokenOf(made.body())}`
    const answers = await Promise.all([as.stranger.post(path), as.former.post(path)])
    assert.sameMembers(
      answers.map((answer) => answer.status()),
      [200, 410]
    )
  })

  test('to an address let in nobody else', async ({ client, assert }) => {
    const { id, as } = await newTeam(client)
    const invite = async (email: string) =>
      tokenOf(
        (await as.owner.post(`${WORKSPACES}/${id}/invitations`, { role: 'viewer', email })).body()
      )
    const token = await invite('Ada@Example.test')
    const other = await as.stranger.post(`/api/invitations/${token}`)
    assert.deepEqual([other.status(), other.body().code], [403, 'other_email'])
    const unsure = await createPerson({ email: 'ada@example.test', emailVerified: false })
    ;(await (await asPerson(client, unsure)).post(`/api/invitations/${token}`)).assertStatus(403)
    await unsure.merge({ emailVerified: true }).save()
    ;(await (await asPerson(client, unsure)).post(`/api/invitations/${token}`)).assertStatus(200)
    ;(
      await as.owner.post(`${WORKSPACES}/${id}/invitations`, { role: 'viewer', email: 'nobody' })
    ).assertStatus(422)
  })

  test('end when they are revoked or a week old', async ({ client }) => {
    const { id, as } = await newTeam(client)
    const path = `${WORKSPACES}/${id}/invitations`
    const [revoked, old] = [
      (await as.owner.post(path, { role: 'viewer' })).body(),
      (await as.owner.post(path, { role: 'viewer' })).body(),
    ]
    ;(await as.editor.get(path)).assertStatus(403)
    ;(await as.owner.delete(`${path}/${revoked.id}`)).assertStatus(204)
    ;(await as.owner.delete(`${path}/${revoked.id}`)).assertStatus(404)
    await db
      .from('invitations')
      .where('id', old.id)
      .update({ expires_ms: Date.now() - 1 })
    for (const made of [revoked, old])
      (await as.stranger.post(`/api/invitations/${tokenOf(made)}`)).assertStatus(410)
    ;(await as.stranger.get('/api/invitations/an-invitation-that-never-was')).assertStatus(404)
  })

  test('are not without limit, and keep no token', async ({ client, assert }) => {
    const { id, as } = await newTeam(client)
    const path = `${WORKSPACES}/${id}/invitations`
    const first = (await as.owner.post(path, { role: 'viewer' })).body()
    for (let at = 1; at < MAX_OPEN_INVITATIONS; at++) await as.owner.post(path, { role: 'viewer' })
    assert.equal((await as.owner.post(path, { role: 'viewer' })).body().code, 'limit_reached')
    const rows = await db.from('invitations').where('workspace_id', id)
    assert.notInclude(JSON.stringify(rows), tokenOf(first))
  })
})

test.group('A person whose account is erased', (group) => {
  group.tap(onBothDatabases)

  test('has no team that would lose its work', async ({ client, assert }) => {
    const { as } = await newTeam(client)
    const ask = async (person: SignedClient) =>
      client
        .post('/api/account/deletion')
        .loginAs(person.user)
        .json({ confirmation: person.user.email })
    const refused = await ask(as.owner)
    assert.deepEqual([refused.status(), refused.body().code], [409, 'owns_workspaces'])
    ;(await ask(as.editor)).assertStatus(200)
  })

  test('leaves no address in invitations of others', async ({ client, assert }) => {
    const { id, as } = await newTeam(client)
    const invited = await createPerson({ email: 'gone@example.test', emailVerified: true })
    const path = `${WORKSPACES}/${id}/invitations`
    await as.owner.post(path, { role: 'viewer', email: 'Gone@example.test' })
    await addMember(id, invited.id, 'viewer')
    const { erasePerson } = await import('#app/workspaces/services/person_data')
    while (await db.transaction((trx) => erasePerson(invited.id, trx)));
    assert.deepEqual((await as.owner.get(path)).body(), [])
    assert.lengthOf((await as.owner.get(`${WORKSPACES}/${id}/members`)).body(), 4)
  })
})
