import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import Identity from '#app/auth/models/identity'
import type User from '#app/auth/models/user'
import {
  type ProvidedIdentity,
  signInWithIdentity,
} from '#app/auth/services/sign_in/sign_in_with_identity'
import env from '#start/env'
import { Browser } from '#tests/functional/auth/browser'
import { onBothDatabases } from '#tests/helpers/depth'
import { createPerson } from '#tests/helpers/people'

let count = 0

function provided(values: Partial<ProvidedIdentity> = {}): ProvidedIdentity {
  count += 1
  return {
    issuer: 'https://issuer.test',
    subject: `subject-${process.pid}-${count}`,
    email: `known-${process.pid}-${count}@example.test`,
    emailVerified: true,
    firstName: null,
    lastName: null,
    pictureUrl: null,
    ...values,
  }
}

test.group('Whose account an identity opens', (group) => {
  group.tap(onBothDatabases)
  test('issuer and subject decide; an email links nothing', async ({ assert }) => {
    const identity = provided()
    const person = await signInWithIdentity(identity)
    assert.equal((await signInWithIdentity(identity)).id, person.id)
    const sameEmail = await signInWithIdentity(provided({ email: identity.email }))
    assert.notEqual(sameEmail.id, person.id)
    const sameSubject = await signInWithIdentity({ ...identity, issuer: 'https://other.test' })
    assert.notEqual(sameSubject.id, person.id)
  })

  test('the provider keeps the email current, not what a person wrote', async ({ assert }) => {
    const identity = provided({ firstName: 'Kim' })
    const person = await signInWithIdentity(identity)
    await person.merge({ firstName: 'Kimberley' }).save()
    const later = await signInWithIdentity({ ...identity, email: 'new@example.test' })
    assert.include(later.$attributes, { email: 'new@example.test', firstName: 'Kimberley' })
  })

  test('of many first sign-ins at once one person comes out', async ({ assert }) => {
    const identity = provided()
    const people = await Promise.all(Array.from({ length: 8 }, () => signInWithIdentity(identity)))
    assert.lengthOf([...new Set(people.map(({ id }) => id))], 1)
  })
})

test.group('The first administrator', (group) => {
  group.tap(onBothDatabases)
  group.each.setup(() => {
    env.set('ADMIN_EMAIL', 'boss@example.test')
    return () => env.set('ADMIN_EMAIL', '')
  })

  test('is who proves to own ADMIN_EMAIL', async ({ assert }) => {
    const cases: [Partial<ProvidedIdentity>, boolean][] = [
      [{ email: 'Boss@Example.test' }, true],
      [{ email: 'boss@example.test', emailVerified: false }, false],
      [{ email: 'bo\u017Fs@example.test' }, false],
      [{ email: 'boss@example.test.evil.test' }, false],
      [{ email: null }, false],
    ]
    for (const [values, isAdmin] of cases) {
      const person = await signInWithIdentity(provided(values))
      assert.equal(person.isAdmin, isAdmin, JSON.stringify(values))
    }
  })

  test('leaves one line in the audit log when the setting makes them one', async ({ assert }) => {
    const identity = provided({ email: 'boss@example.test' })
    const person = await signInWithIdentity(identity)
    await signInWithIdentity(identity)
    const lines = await db.from('audit_entries').where('person_id', person.id)
    assert.lengthOf(lines, 1)
    assert.include(lines[0], { action: 'admin_email', outcome: 'done', actor_kind: 'setting' })
    const other = await signInWithIdentity(provided({ email: 'other@example.test' }))
    assert.isEmpty(await db.from('audit_entries').where('person_id', other.id))
  })

  test('stays one when the setting changes', async ({ assert }) => {
    const identity = provided({ email: 'boss@example.test' })
    await signInWithIdentity(identity)
    env.set('ADMIN_EMAIL', 'other@example.test')
    assert.isTrue((await signInWithIdentity(identity)).isAdmin)
  })
})

test.group('Linking a further way to sign in', (group) => {
  group.tap(onBothDatabases)
  const FROM_US = { 'sec-fetch-site': 'same-origin' }
  const newcomer = () => `linked.${process.pid}.${Date.now()}.${Math.random()}@example.test`

  /** Goes through the sandbox as somebody new, for linking. */
  async function link(browser: Browser, email: string) {
    const start = await browser.get('/api/login/sandbox?link=1', FROM_US)
    const page = await browser.open(start.location!.replace(/^https?:\/\/[^/]+/, ''))
    if (!page.body.includes('Sign in to the sandbox')) return page.path
    const sent = await browser.post(page.path, { name: 'Linked Person', email })
    return (await browser.open(sent.location!)).path
  }

  test('opens the same account afterwards', async ({ assert }) => {
    const browser = new Browser()
    await browser.signIn()
    const me = await browser.user()
    const email = newcomer()
    assert.equal(await link(browser, email), '/settings')
    assert.equal((await browser.user()).id, me.id)
    const identity = await Identity.findByOrFail({ issuer: 'sandbox', subject: email })
    assert.equal(identity.userId, me.id)
    const elsewhere = new Browser()
    const page = await elsewhere.open('/api/login')
    await elsewhere.open((await elsewhere.post(page.path, { name: '', email })).location!)
    assert.equal((await elsewhere.user()).id, me.id)
    await identity.delete()
  })

  test('is refused where the identity is somebody else’s', async ({ assert }) => {
    const browser = new Browser()
    await browser.signIn()
    const me = await browser.user()
    assert.equal(await link(browser, 'admin@hone.test'), '/settings?error=identity_taken')
    assert.include(await browser.user(), { id: me.id, email: 'member@hone.test' })
  })

  test('cannot be started by another site, nor by a visitor', async ({ assert }) => {
    const browser = new Browser()
    const visitor = await browser.get('/api/login/sandbox?link=1', FROM_US)
    assert.equal(visitor.location, '/settings')
    await browser.signIn()
    for (const site of ['cross-site', 'same-site', 'none', undefined]) {
      const headers: Record<string, string> = site ? { 'sec-fetch-site': site } : {}
      const answer = await browser.get('/api/login/sandbox?link=1', headers)
      assert.equal(answer.location, '/settings?error=link_elsewhere', site)
      assert.isFalse(browser.cookies.has('hone_login'))
    }
  })

  test('fails for another person who signed in meanwhile', async ({ assert }) => {
    const browser = new Browser()
    await browser.signIn()
    const { location } = await browser.get('/api/login/sandbox?link=1', FROM_US)
    const page = await browser.open(location!.replace(/^https?:\/\/[^/]+/, ''))
    const email = newcomer()
    const sent = await browser.post(page.path, { name: 'N', email })
    const other = new Browser()
    await other.signIn('admin@hone.test')
    browser.cookies.set('hone', other.cookies.get('hone')!)
    assert.equal((await browser.open(sent.location!)).path, '/settings?error=login_failed')
    assert.isNull(await Identity.findBy({ issuer: 'sandbox', subject: email }))
  })
})

test.group('Unlinking', (group) => {
  group.tap(onBothDatabases)
  const identityOf = (user: User, subject: string) =>
    Identity.create({ userId: user.id, issuer: 'https://issuer.test', subject })

  test('takes a way to sign in, but never the last, nor another’s', async ({ client, assert }) => {
    const user = await createPerson()
    const stamp = `${process.pid}-${Date.now()}`
    const first = await identityOf(user, `a-${stamp}`)
    const second = await identityOf(user, `b-${stamp}`)
    const foreign = await identityOf(await createPerson(), `c-${stamp}`)
    const unlink = (id: string) => client.delete(`/api/profile/identities/${id}`).loginAs(user)

    ;(await unlink(foreign.id)).assertStatus(404)
    ;(await unlink(first.id)).assertStatus(204)
    ;(await unlink(first.id)).assertStatus(404)
    const last = await unlink(second.id)
    last.assertStatus(409)
    assert.equal(last.body().code, 'last_identity')
    const profile = await client.get('/api/profile').loginAs(user)
    assert.lengthOf(profile.body().identities, 1)
  })
})
