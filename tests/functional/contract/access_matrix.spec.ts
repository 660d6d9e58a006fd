import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import User from '#app/auth/models/user'
import { newClient } from '#tests/helpers/api'
import { browserSession, createPerson, tokenFor } from '#tests/helpers/people'
import { contract } from '#tests/helpers/openapi'
import type { Access, Visitor } from '#tests/functional/contract/access_entry'
import { ACCESS } from '#tests/functional/contract/access_table'

const VISITORS: Visitor[] = [
  'visitor',
  'expired',
  'other',
  'reader',
  'writer',
  'owner',
  'admin',
  'session',
]

interface Route {
  key: string
  method: string
  pattern: string
}

function routes(): Route[] {
  return Object.values(router.toJSON())
    .flat()
    .filter(({ pattern }) => pattern.startsWith('/api/') && pattern !== '/api/*')
    .flatMap(({ methods, pattern }) =>
      methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ key: `${method} ${pattern}`, method, pattern }))
    )
}

test.group('Who may do what', () => {
  test('every route has an entry in the table, and the table names no other', ({ assert }) => {
    assert.sameMembers(
      Object.keys(ACCESS),
      routes().map(({ key }) => key)
    )
  })

  test('every route is described for other programs', ({ assert }) => {
    const described = Object.entries(contract.paths)
      .filter(([path]) => path.startsWith('/api/'))
      .flatMap(([path, operations]) =>
        Object.keys(operations).map(
          (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`
        )
      )
    assert.sameMembers(
      described,
      routes().map(({ key }) => key)
    )
  })

  for (const [key, entry] of Object.entries(ACCESS)) {
    if (entry === 'browser') continue
    test(`${key}: {$self}`)
      .with(VISITORS)
      .run(async ({ client, assert }, visitor) => {
        const owner = await newClient(client)
        const made = (await entry.given?.(owner)) ?? {}
        const [method, pattern] = key.split(' ')
        const path = pattern.replace(
          /:(\w+)/g,
          (_, name) => made[name] ?? entry.params?.[name] ?? ''
        )
        const request = client
          .request(path, method)
          .headers((await headersOf(client, visitor, owner.user)) as Record<string, string>)
          .headers(entry.headers ?? {})
        const body = entry.body?.(made)
        const response = await (body === undefined ? request : request.json(body))
        assert.equal(response.status(), expected(entry, visitor), JSON.stringify(response.body()))
        if (entry.sessionOnly && response.status() === 403)
          assert.equal(response.body().code, 'session_needed')
      })
  }
})

/** What a visitor gets where the table does not say otherwise. */
function expected(entry: Exclude<Access, 'browser'>, visitor: Visitor): number {
  const { ok, reading, owned, sessionOnly } = entry
  const token = sessionOnly ? 403 : ok
  const byRule: Record<Visitor, number> = {
    visitor: 401,
    expired: 401,
    other: owned ? 404 : token,
    reader: reading ? token : 403,
    writer: reading ? 403 : token,
    owner: token,
    admin: owned ? 404 : token,
    session: ok,
  }
  return entry.except?.[visitor] ?? (entry.open ? ok : byRule[visitor])
}

async function headersOf(client: ApiClient, visitor: Visitor, owner: User) {
  const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })
  switch (visitor) {
    case 'visitor':
      return {}
    case 'owner':
      return bearer(await tokenFor(owner))
    case 'other':
      return bearer((await newClient(client)).secret)
    case 'admin':
      return bearer(
        await tokenFor(await createPerson({ isAdmin: true }), ['read', 'write', 'admin'])
      )
    case 'reader':
      return bearer(await tokenFor(owner, ['read']))
    case 'writer':
      return bearer(await tokenFor(owner, ['write']))
    case 'expired':
      return bearer(await expiredSecret(owner))
    case 'session': {
      const { cookie, csrfToken } = await browserSession(owner)
      return { cookie, 'x-xsrf-token': csrfToken }
    }
  }
}

async function expiredSecret(owner: User): Promise<string> {
  const token = await User.accessTokens.create(owner, ['read', 'write'])
  await db
    .from('auth_access_tokens')
    .where('id', String(token.identifier))
    .update({ expires_at: new Date('2020-01-01') })
  return token.value!.release()
}
