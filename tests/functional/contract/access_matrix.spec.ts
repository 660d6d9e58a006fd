import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { asPerson, newClient } from '#tests/helpers/api'
import { createPerson } from '#tests/helpers/people'
import { contract } from '#tests/helpers/openapi'
import { ACCESS, type Access, type Visitor } from '#tests/functional/contract/access_table'

const VISITORS: Visitor[] = ['visitor', 'expired', 'other', 'reader', 'owner', 'admin']

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
          .headers((await headersOf(client, visitor, owner.secret)) as Record<string, string>)
        const body = entry.body?.(made)
        const response = await (body === undefined ? request : request.json(body))
        assert.equal(response.status(), expected(entry, visitor), JSON.stringify(response.body()))
      })
  }
})

/** What a visitor gets where the table does not say otherwise. */
function expected(entry: Exclude<Access, 'browser'>, visitor: Visitor): number {
  const reading = entry.reading
  const byRule: Record<Visitor, number> = {
    visitor: 401,
    expired: 401,
    other: entry.owned ? 404 : entry.ok,
    reader: reading ? entry.ok : 403,
    owner: entry.ok,
    admin: entry.owned ? 404 : entry.ok,
  }
  return entry.except?.[visitor] ?? (entry.open ? entry.ok : byRule[visitor])
}

async function headersOf(client: ApiClient, visitor: Visitor, ownersSecret: string) {
  const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` })
  switch (visitor) {
    case 'visitor':
      return {}
    case 'owner':
      return bearer(ownersSecret)
    case 'other':
      return bearer((await newClient(client)).secret)
    case 'admin':
      return bearer(
        (await asPerson(client, await createPerson({ isAdmin: true }), ['read', 'write', 'admin']))
          .secret
      )
    case 'reader':
      return bearer(await readOnlySecret(ownersSecret))
    case 'expired':
      return bearer(await expiredSecret())
  }
}

async function readOnlySecret(ownersSecret: string): Promise<string> {
  const { default: User } = await import('#app/auth/models/user')
  const { Secret } = await import('@adonisjs/core/helpers')
  const full = await User.accessTokens.verify(new Secret(ownersSecret))
  const owner = await User.findOrFail(full!.tokenableId)
  return (await User.accessTokens.create(owner, ['read'])).value!.release()
}

async function expiredSecret(): Promise<string> {
  const { default: User } = await import('#app/auth/models/user')
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const token = await User.accessTokens.create(await createPerson(), ['read', 'write'])
  await db
    .from('auth_access_tokens')
    .where('id', String(token.identifier))
    .update({ expires_at: new Date('2020-01-01') })
  return token.value!.release()
}
