import { join } from 'node:path'
import { test } from '@japa/runner'
import { BuiltServer } from '#tests/helpers/built_server'
import { insertPerson, insertPersonInto, type KnownPerson } from '#tests/helpers/known_person'
import { contract } from '#tests/helpers/openapi'
import { needsPostgres, ownDatabase } from '#tests/helpers/postgres'
import { temporaryFolder } from '#tests/helpers/temporary_folder'
import { PAGES, SCRIPT } from '#tests/faults/core/same_answers_script'
import type { Step } from '#tests/faults/core/same_answers_step'

const UUID = /[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}/g
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g
const SHARED = /\/([sf]|join|sandbox\/\w+)\/[\w-]{20,}$/
/** Fields that differ each time: lengths of time, secrets and what is drawn by lot. */
const MEASURED = /(?:Ms|token|secret|preview)$/i

/** What a server answers, with everything replaced that differs from one run to the next. */
class Player {
  #kept: Record<string, string> = {}
  #ids = new Map<string, string>()

  constructor(
    readonly server: BuiltServer,
    readonly person: KnownPerson
  ) {}

  async play(step: Step) {
    const response = await this.#send(step)
    const text = await response.text()
    const answer = text === '' ? null : JSON.parse(text)
    this.#keep(step, answer)
    const compared = step.isShape ? shapeOf(answer) : this.#plain(answer)
    if (step.isByTime && Array.isArray(compared)) compared.sort(byContent)
    const hasNext = response.headers.get('link')?.includes('rel="next"') ?? false
    return { status: response.status, hasNext, answer: compared }
  }

  #send({ key, params = {}, query, body, headers, isOpen }: Step): Promise<Response> {
    const [method, path] = key.split(' ')
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => this.#fill(params[name]))
    const signed = isOpen ? {} : this.person.headers
    const typed = body ? { 'content-type': 'application/json' } : {}
    return fetch(this.server.url + filled + (query ? `?${encodeURI(query)}` : ''), {
      method,
      headers: { ...signed, ...typed, ...headers },
      body: body ? this.#fill(JSON.stringify(body)) : undefined,
    })
  }

  #keep({ key, keep = {} }: Step, answer: Record<string, unknown>): void {
    for (const [name, field] of Object.entries(keep)) {
      if (answer[field] === undefined) throw new Error(`${key} has no ${field}`)
      this.#kept[name] = String(answer[field])
    }
  }

  #fill(text: string): string {
    return text.replace(/\{(\w+)\}/g, (all, name: string) => this.#kept[name] ?? all)
  }

  /** Ids become numbers in the order in which they are first seen. */
  #plain(value: unknown, name = ''): unknown {
    if (Array.isArray(value)) return value.map((inner) => this.#plain(inner, name))
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value)
      return Object.fromEntries(entries.map(([key, inner]) => [key, this.#plain(inner, key)]))
    }
    if (value !== null && MEASURED.test(name)) return typeof value
    if (typeof value !== 'string') return value
    const masked = value.replace(this.server.url, '<server>').replace(SHARED, '/$1/<token>')
    return masked.replace(MOMENT, '<moment>').replace(UUID, (id) => {
      if (!this.#ids.has(id)) this.#ids.set(id, `<id ${this.#ids.size + 1}>`)
      return this.#ids.get(id)!
    })
  }
}

const byContent = (one: unknown, other: unknown) =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
}

test.group('The same requests on SQLite and on PostgreSQL', (group) => {
  group.tap((one) => one.skip(...needsPostgres()))

  test('are played for every route that is described', ({ assert }) => {
    const described = Object.entries(contract.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`)
    )
    const played = new Set([...SCRIPT.map(({ key }) => key), ...PAGES])
    assert.sameMembers([...played], described)
  })

  test('get the same answers', async ({ assert, cleanup }) => {
    const { folder, remove } = temporaryFolder()
    const database = await ownDatabase(
      "encoding 'UTF8' locale_provider icu icu_locale 'en-US' locale 'C'"
    )
    cleanup(async () => {
      remove()
      await database.remove()
    })
    const databaseFile = join(folder, 'hone.sqlite3')
    const env = { LIMIT_PER_MINUTE: '1000000' }
    const onSqlite = await BuiltServer.start({ databaseFile, env })
    cleanup(() => void onSqlite.end('SIGKILL'))
    const onPostgres = await BuiltServer.start({ databaseFile, env: { ...env, ...database.env } })
    cleanup(() => void onPostgres.end('SIGKILL'))
    const players = [
      new Player(onSqlite, insertPerson(databaseFile, 'ann@hone.test', true)),
      new Player(onPostgres, await insertPersonInto(database.url, 'ann@hone.test', true)),
    ]
    for (const step of SCRIPT) {
      const [expected, found] = await Promise.all(players.map((player) => player.play(step)))
      const what = `${step.key} ${step.query ?? ''} ${JSON.stringify(step.body ?? '')}`
      assert.deepEqual(found, expected, what)
      assert.isBelow(expected.status, 500, what)
    }
  })
})
