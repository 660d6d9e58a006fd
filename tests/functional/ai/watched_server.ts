import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { PROVIDERS } from '#tests/functional/ai/desk'
import { rewriting } from '#tests/functional/ai/rewriting_model'
import { BuiltServer } from '#tests/helpers/built_server'
import { Canaries } from '#tests/helpers/canaries'
import { insertPerson, type KnownPerson } from '#tests/helpers/known_person'
import { startModelStandIn, type ModelStandIn } from '#tests/helpers/model_stand_in'
import { temporaryFolder } from '#tests/helpers/temporary_folder'

interface Sent {
  method?: string
  body?: unknown
  /** Sent as it is instead of a body of JSON. */
  raw?: string
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** A built server that logs all it can, a provider for it, and canaries that are looked for in all that leaves it. */
export class WatchedServer {
  readonly keys = new Canaries()
  readonly folder = temporaryFolder()
  readonly databaseFile = join(this.folder.folder, 'hone.sqlite3')
  #server!: BuiltServer
  admin!: KnownPerson

  private constructor(readonly standIn: ModelStandIn) {}

  /** `settings` are made of the address of the provider. */
  static async start(
    settings: (watched: WatchedServer) => Record<string, string> = () => ({})
  ): Promise<WatchedServer> {
    const watched = new WatchedServer(await startModelStandIn())
    watched.standIn.reply = rewriting()
    await watched.restart(settings(watched))
    watched.admin = insertPerson(watched.databaseFile, 'admin@hone.test', true)
    return watched
  }

  /** Whether the server runs now; a refused start ends it. */
  async restart(settings: Record<string, string> = {}): Promise<boolean> {
    await this.end()
    const env = { LOG_LEVEL: 'trace', LIMIT_PER_MINUTE: '1000000', ...settings }
    this.#server = await BuiltServer.launch({ databaseFile: this.databaseFile, env })
    return this.#server.isReady()
  }

  /** Has the administrator connect the provider, with what is wished for besides its address. */
  async connect(wish: object): Promise<string> {
    const body = { baseUrl: this.standIn.url, ...wish }
    const { status, text } = await this.send(this.admin, PROVIDERS, { body })
    if (status !== 201) throw new Error(text)
    return JSON.parse(text).id
  }

  newPerson(): KnownPerson {
    return insertPerson(this.databaseFile, `${crypto.randomUUID()}@hone.test`)
  }

  /** Makes one request and looks through its answer. */
  async send(
    person: KnownPerson | null,
    path: string,
    { method, body, raw, headers, signal }: Sent = {}
  ) {
    const content = raw ?? (body === undefined ? undefined : JSON.stringify(body))
    const answer = await fetch(this.#server.url + path, {
      method: method ?? (content === undefined ? 'GET' : 'POST'),
      headers: { ...person?.headers, 'content-type': 'application/json', ...headers },
      body: content,
      signal,
    })
    const text = await answer.text()
    const place = `the answer ${answer.status} of ${method ?? 'GET or POST'} ${path.split('?')[0]}`
    this.keys.search(place, JSON.stringify([...answer.headers]) + text)
    return { status: answer.status, text }
  }

  /** Changes the database while the server runs. */
  change(statement: string): void {
    const database = new DatabaseSync(this.databaseFile, { timeout: 5000 })
    database.exec(statement)
    database.close()
  }

  /** Ends the server and looks through what it wrote. */
  async end(): Promise<void> {
    if (!this.#server) return
    await this.#server.end()
    this.keys.search('the log', this.#server.output)
  }

  get log(): string {
    return this.#server.output
  }

  async close(): Promise<void> {
    await this.end()
    await this.standIn.close()
    this.folder.remove()
  }
}
