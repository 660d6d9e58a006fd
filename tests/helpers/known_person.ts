import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { APP_KEY } from '#tests/helpers/built_server'

export interface KnownPerson {
  id: string
  cookies: { name: string; value: string }[]
  /** What their browser sends with a request, writes included. */
  headers: Record<string, string>
}

/** Puts a person and a live session of theirs into the database of a built server. */
export function insertPerson(
  databaseFile: string,
  email = 'measured@hone.test',
  isAdmin = false
): KnownPerson {
  const id = randomUUID()
  const secret = randomBytes(32).toString('base64url')
  const csrfToken = createHmac('sha256', APP_KEY).update(`csrf:${secret}`).digest('base64url')
  const now = new Date()

  const database = new DatabaseSync(databaseFile)
  database
    .prepare(
      `insert into users (id, email, email_verified, first_name, is_admin, plan, preferences, created_at, updated_at)
       values (?, ?, 1, 'Mona', ?, 'free', '{}', ?, ?)`
    )
    .run(id, email, Number(isAdmin), now.toISOString(), now.toISOString())
  database
    .prepare(
      `insert into sessions (id, secret_hash, user_id, created_ms, last_used_ms)
       values (?, ?, ?, ?, ?)`
    )
    .run(
      randomUUID(),
      createHash('sha256').update(secret).digest('hex'),
      id,
      now.getTime(),
      now.getTime()
    )
  database.close()

  const cookies = [
    { name: 'hone', value: secret },
    { name: 'hone_session', value: '1' },
    { name: 'XSRF-TOKEN', value: csrfToken },
  ]
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { id, cookies, headers: { cookie, 'x-xsrf-token': csrfToken } }
}
