import { test } from '@japa/runner'
import { mayDo } from '#app/workspaces/domain/roles'
import type { Entry } from '#tests/functional/contract/access_entry'
import { ACCESS } from '#tests/functional/contract/access_table'
import { newTeam, TEAM_VISITORS, type TeamVisitor } from '#tests/functional/workspaces/team'

/** What is opened by an id and lives in a workspace. */
const IN_WORKSPACES = /^\S+ \/api\/(prompts|flows|runs|batches|shares|flow-shares)\/:id/

/** A copy goes to the personal workspace of whoever can read it, and something is moved only to where they are an editor. */
const OTHERWISE = [
  'POST /api/flows/:id/duplicate',
  'PUT /api/prompts/:id/workspace',
  'PUT /api/flows/:id/workspace',
]

const entries = Object.entries(ACCESS).filter(
  (one): one is [string, Entry] =>
    one[1] !== 'browser' && IN_WORKSPACES.test(one[0]) && !OTHERWISE.includes(one[0])
)

function expected({ ok, reading }: Entry, visitor: TeamVisitor): number {
  if (visitor === 'former' || visitor === 'stranger') return 404
  return mayDo(visitor, reading ? 'read' : 'edit') ? ok : 403
}

test.group('Who may do what in the workspace of a team', () => {
  test('the table has what lives in workspaces', ({ assert }) => {
    assert.isAbove(entries.length, 40)
  })

  for (const [key, entry] of entries) {
    test(`${key}: {$self}`)
      .with(TEAM_VISITORS)
      .run(async ({ client, assert }, visitor) => {
        const { as } = await newTeam(client)
        const made = (await entry.given?.(as.owner)) ?? {}
        const [method, pattern] = key.split(' ')
        const path = pattern.replace(
          /:(\w+)/g,
          (_, name) => made[name] ?? entry.params?.[name] ?? ''
        )
        const request = client
          .request(path, method)
          .bearerToken(as[visitor].secret)
          .headers(entry.headers ?? {})
        const body = entry.body?.(made)
        const response = await (body === undefined ? request : request.json(body))
        assert.equal(response.status(), expected(entry, visitor), JSON.stringify(response.body()))
        if (response.status() === 403) assert.equal(response.body().code, 'role')
      })
  }
})
