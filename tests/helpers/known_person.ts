import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { APP_KEY } from '#tests/helpers/built_server'
import { query } from '#tests/helpers/postgres'

export interface KnownPerson {
  id: string
  cookies: { name: string; value: string }[]
  /** What their browser sends with a request, writes included. */
  headers: Record<string, string>
}

interface Statement {
  sql: string
  values: (string | number | boolean)[]
}

/** Puts a person on the Pro plan and a live session of theirs into the database of a built server. */
export function insertPerson(
  databaseFile: string,
  email = 'measured@hone.test',
  isAdmin = false
): KnownPerson {
  const at = new Date().toISOString().slice(0, 19).replace('T', ' ')
  const { person, statements } = newPerson(email, isAdmin, at)
  const database = new DatabaseSync(databaseFile, { timeout: 5000 })
  for (const { sql, values } of statements) {
    database
      .prepare(sql)
      .run(...values.map((value) => (typeof value === 'boolean' ? Number(value) : value)))
  }
  database.close()
  return person
}

/** The same on PostgreSQL. */
export async function insertPersonInto(
  url: string,
  email = 'measured@hone.test',
  isAdmin = false
): Promise<KnownPerson> {
  const { person, statements } = newPerson(email, isAdmin, new Date().toISOString())
  for (const { sql, values } of statements) {
    let place = 0
    await query(
      sql.replace(/\?/g, () => `$${++place}`),
      url,
      values
    )
  }
  return person
}

function newPerson(email: string, isAdmin: boolean, at: string) {
  const id = randomUUID()
  const secret = randomBytes(32).toString('base64url')
  const csrfToken = createHmac('sha256', APP_KEY).update(`csrf:${secret}`).digest('base64url')
  const now = Date.now()
  const hash = createHash('sha256').update(secret).digest('hex')
  const statements: Statement[] = [
    {
      sql: `insert into users (id, email, email_verified, first_name, is_admin, plan, preferences, created_at, updated_at)
       values (?, ?, ?, 'Mona', ?, 'pro', '{}', ?, ?)`,
      values: [id, email, true, isAdmin, at, at],
    },
    {
      sql: `insert into sessions (id, secret_hash, user_id, created_ms, last_used_ms)
       values (?, ?, ?, ?, ?)`,
      values: [randomUUID(), hash, id, now, now],
    },
  ]
  const cookies = [
    { name: 'hone', value: secret },
    { name: 'hone_session', value: '1' },
    { name: 'XSRF-TOKEN', value: csrfToken },
  ]
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const person: KnownPerson = { id, cookies, headers: { cookie, 'x-xsrf-token': csrfToken } }
  return { person, statements }
}
