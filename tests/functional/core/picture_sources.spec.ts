import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { test } from '@japa/runner'
import { BuiltServer, WITH_SERVERS_MS } from '#tests/helpers/built_server'
import { insertPerson } from '#tests/helpers/known_person'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

const OF_GITHUB = 'https://avatars.githubusercontent.com/u/1?v=4'
const OF_OTHERS = 'https://tracker.example/pixel.png'
const GITHUB = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' }

/** What pages may load, and which picture a person has whose provider sent this one. */
async function shown(picture: string, env: Record<string, string>) {
  const { folder, remove } = temporaryFolder()
  const databaseFile = join(folder, 'hone.sqlite3')
  const server = await BuiltServer.start({ databaseFile, env })
  try {
    const { id, headers } = insertPerson(databaseFile)
    const database = new DatabaseSync(databaseFile, { timeout: 5000 })
    database.prepare('update users set profile_image_url = ? where id = ?').run(picture, id)
    database.close()
    const answer = await fetch(`${server.url}/api/auth/user`, { headers })
    const policy = answer.headers.get('content-security-policy')
    const { profileImageUrl } = (await answer.json()) as { profileImageUrl: string | null }
    return { images: /img-src ([^;]*)/.exec(policy ?? '')?.[1], picture: profileImageUrl }
  } finally {
    await server.end()
    remove()
  }
}

test.group('The picture of a person', (group) => {
  group.each.timeout(WITH_SERVERS_MS)

  test('is shown where it comes from a sign-in provider that is set', async ({ assert }) => {
    assert.deepEqual(await shown(OF_GITHUB, GITHUB), {
      images: "'self' data: https://avatars.githubusercontent.com",
      picture: OF_GITHUB,
    })
  })

  test('is not where it comes from anywhere else', async ({ assert }) => {
    assert.isNull((await shown(OF_OTHERS, GITHUB)).picture)
    assert.deepEqual(await shown(OF_GITHUB, {}), { images: "'self' data:", picture: null })
  })
})
