import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { APP_KEY, BuiltServer } from '#tests/helpers/built_server'
import { type OwnDatabase, ownDatabase, query } from '#tests/helpers/postgres'
import { type RoundRobin, roundRobin } from '#tests/helpers/round_robin'
import { WorkProcess } from '#tests/helpers/work_process'

export interface Person {
  id: string
  session: string
  headers: Record<string, string>
}

/** Several servers and workers on one PostgreSQL database, and a proxy that sends each request to the next server. */
export class ManyProcesses {
  private constructor(
    private database: OwnDatabase,
    readonly servers: BuiltServer[],
    private workers: WorkProcess[],
    private proxy: RoundRobin
  ) {}

  /** @param env what every process gets */
  static async start(
    count: { servers: number; workers: number },
    env: Record<string, string>
  ): Promise<ManyProcesses> {
    const database = await ownDatabase()
    const own = { ...database.env, ...env }
    const start = () => BuiltServer.start({ databaseFile: '/nowhere/hone.sqlite3', env: own })
    // All at once: one of them migrates the empty database.
    const servers = await Promise.all(Array.from({ length: count.servers }, start))
    const workers = Array.from(
      { length: count.workers },
      () => new WorkProcess({ ...own, APP_KEY, NODE_ENV: 'production' })
    )
    await Promise.all(workers.map((worker) => worker.printed('Hone is working.')))
    const proxy = await roundRobin(servers.map(({ url }) => url))
    return new ManyProcesses(database, servers, workers, proxy)
  }

  async end(): Promise<void> {
    await this.proxy.close()
    for (const worker of this.workers) worker.kill('SIGTERM')
    await Promise.all(this.workers.map(({ ended }) => ended))
    await Promise.all(this.servers.map((server) => server.end()))
    await this.database.remove()
  }

  rows = <Row extends object>(sql: string, values: unknown[] = []) =>
    query<Row>(sql, this.database.url, values)

  async person(): Promise<Person> {
    const id = randomUUID()
    await this.rows(
      `insert into users (id, email, email_verified, first_name, is_admin, plan, preferences, created_at, updated_at)
       values ($1, $2, true, 'Mona', false, 'free', '{}', $3, $3)`,
      [id, `${id}@hone.test`, new Date()]
    )
    return this.signedIn(id)
  }

  /** A session of a person in another browser. */
  async signedIn(id: string): Promise<Person> {
    const session = randomUUID()
    const secret = randomBytes(32).toString('base64url')
    const csrf = createHmac('sha256', APP_KEY).update(`csrf:${secret}`).digest('base64url')
    await this.rows(
      `insert into sessions (id, secret_hash, user_id, created_ms, last_used_ms) values ($1, $2, $3, $4, $4)`,
      [session, createHash('sha256').update(secret).digest('hex'), id, Date.now()]
    )
    const cookie = `hone=${secret}; hone_session=1; XSRF-TOKEN=${csrf}`
    const headers = { cookie, 'x-xsrf-token': csrf, 'content-type': 'application/json' }
    return { id, session, headers }
  }

  ask = (who: Person, method: string, path: string, body?: object, more = {}) =>
    fetch(this.proxy.url + path, {
      method,
      headers: { ...who.headers, ...more },
      body: body && JSON.stringify(body),
    }).catch((error: Error) => {
      throw new Error(`${method} ${path}: ${error.message}, ${error.cause}`)
    })
}
