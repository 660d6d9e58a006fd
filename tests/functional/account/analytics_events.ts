import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { v7 } from 'uuid'
import type { Books } from '#tests/functional/billing/books'
import { newBooks } from '#tests/functional/billing/books'
import type { MadeEvent, MadePerson } from '#tests/functional/account/analytics_days'
import { seededRandom } from '#tests/helpers/random'

/** Days that begin or end in another time zone than the ones around them, and a week in which Apia had no December 30. */
export const WINDOWS = [
  { from: '2033-03-08', to: '2033-04-05' },
  { from: '2033-09-20', to: '2033-11-08' },
  { from: '2011-12-27', to: '2012-01-03' },
] as const
export const ZONES = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'America/St_Johns', 'Asia/Kathmandu'],
  ...['Pacific/Apia', 'Australia/Lord_Howe', 'Pacific/Chatham'],
  // Their clocks show midnight twice on a day in fall.
  ...['America/Havana', 'Atlantic/Azores'],
]

const EVENTS = 10_000
const PEOPLE = 400
/** People with a ledger, which is written by the ledger itself. */
const BOOKS = 24
/** Of these, one in so many only has runs that fail. */
const UNLUCKY = 4
const MINUTE_MS = 60_000

type Random = () => number
type Row = Record<string, unknown>

const pick = <One>(random: Random, all: readonly One[]): One =>
  all[Math.floor(random() * all.length)]

/** A moment of the windows, half of them around the midnight of a time zone. Whole seconds, as most columns store. */
function moment(random: Random): number {
  const { from, to } = pick(random, WINDOWS)
  const zone = pick(random, ZONES)
  const first = DateTime.fromISO(from, { zone: 'utc' })
  const days = DateTime.fromISO(to, { zone: 'utc' }).diff(first, 'days').days
  const day = first.plus({ days: Math.floor(random() * (days + 1)) }).toISODate()!
  const midnight = DateTime.fromISO(day, { zone }).startOf('day').toMillis()
  const near = [0, -1000, 1000, -MINUTE_MS, 59 * MINUTE_MS, -61 * MINUTE_MS]
  return random() < 0.5
    ? midnight + pick(random, near)
    : midnight + Math.floor(random() * 24 * 60 * 60) * 1000
}

const sqlOf = (ms: number) => DateTime.fromMillis(ms).toUTC().toFormat('yyyy-MM-dd HH:mm:ss')

async function deleteAll(table: string, column: string, values: string[]): Promise<void> {
  for (let at = 0; at < values.length; at += 100)
    await db
      .from(table)
      .whereIn(column, values.slice(at, at + 100))
      .delete()
}

/** Events of many people that are in the database, and in memory for another count. */
export class MadeEvents {
  events: MadeEvent[] = []
  people: MadePerson[] = []
  #flows = new Map<string, string>()
  /** Those that others refer to come first. */
  #rows = new Map<string, Row[]>([['users', []]])
  #books: Books[] = []
  /** The run that others are inside of. */
  #outer: string | null = null

  private constructor(private random: Random) {}

  static async make(seed: number): Promise<MadeEvents> {
    const made = new MadeEvents(seededRandom(seed))
    await made.#addPeople()
    while (made.events.length < EVENTS - BOOKS * 40) made.#addEvent()
    await made.#write()
    await made.#removeSomeRuns()
    await made.#useCredits()
    return made
  }

  /** What people did, and the people. Those with a ledger stay, because its lines do. */
  async remove(): Promise<void> {
    const kept = this.#books.map(({ userId }) => userId)
    const gone = this.people.map(({ id }) => id).filter((id) => !kept.includes(id))
    const tables = [...this.#rows.keys()].filter((table) => !['users', 'flows'].includes(table))
    for (const table of [...tables, 'past_runs', 'flows']) {
      await deleteAll(table, 'user_id', kept)
      await deleteAll(table, 'user_id', gone)
    }
    await deleteAll('users', 'id', gone)
    const now = { created_at: sqlOf(Date.now()) }
    await db.from('users').whereIn('id', kept).update(now)
  }

  async #addPeople(): Promise<void> {
    for (let at = 0; at < PEOPLE; at++) {
      const signedUpMs = moment(this.random)
      const hasBooks = at < BOOKS
      const books = hasBooks ? await newBooks('pro', new Date(signedUpMs).toISOString()) : null
      if (books) this.#books.push(books)
      const id = books?.userId ?? v7()
      this.people.push({ id, signedUpMs, hasSaved: false })
      if (!books)
        this.#add('users', {
          ...{ id, email_verified: false, is_admin: false, plan: 'free', preferences: '{}' },
          ...{ created_at: sqlOf(signedUpMs), updated_at: sqlOf(signedUpMs) },
        })
      const flow = v7()
      this.#flows.set(id, flow)
      const draft = '{"nodes":[],"edges":[],"notes":[]}'
      this.#add('flows', {
        ...{ id: flow, user_id: id, title: 'Flow', context: '', name_key: `flow ${id}`, draft },
        ...{ tags: '[]', is_favorite: false, current_step: 1, version: 0, etag: 1 },
        ...{ search_text: '', last_accessed_at: sqlOf(0), created_at: sqlOf(0) },
        updated_at: sqlOf(0),
      })
    }
  }

  #add(table: string, row: Row): void {
    this.#rows.set(table, [...(this.#rows.get(table) ?? []), row])
  }

  #addEvent(): void {
    const person = Math.floor(this.random() ** 2 * PEOPLE)
    const ms = moment(this.random)
    const add = pick(this.random, [
      this.#addActivity,
      this.#addActivity,
      this.#addPrompt,
      this.#addRun,
      this.#addCall,
      this.#addPayment,
    ])
    add.call(this, person, ms)
  }

  /** Some improvements left the text as it was. */
  #addActivity(person: number, ms: number): void {
    const isAsked = this.random() < 0.5
    const isImprovement = isAsked && this.random() < 0.8
    this.events.push({ kind: isImprovement ? 'improvement' : 'activity', ms, person })
    this.#add('activities', {
      ...{ id: v7(), user_id: this.people[person].id, title: 'T', description: 'D' },
      ...{ type: isAsked ? 'prompt_refined' : 'prompt_copied', category: 'sales' },
      ...{ refined_excerpt: isImprovement ? 'R' : null, search_text: 't' },
      created_at: sqlOf(ms),
    })
  }

  #addPrompt(person: number, ms: number): void {
    const isSaved = this.random() < 0.3
    const isDeleted = this.random() < 0.4
    this.people[person].hasSaved ||= isSaved && !isDeleted
    this.events.push({ kind: 'prompt', ms, person })
    this.#add('prompts', {
      ...{ id: v7(), user_id: this.people[person].id, title: 'T', original: 'O', draft: 'O' },
      ...{ settings: '{}', category: 'sales', tags: '[]', search_text: 't', version: 0, etag: 1 },
      ...{ saved_at: isSaved ? sqlOf(ms) : null, deleted_at: isDeleted ? sqlOf(ms) : null },
      ...{ created_at: sqlOf(ms), updated_at: sqlOf(ms) },
    })
  }

  /** Some are inside another run, and some have not ended. */
  #addRun(person: number, ms: number): void {
    const status = pick(this.random, ['succeeded', 'succeeded', 'failed', 'canceled', 'waiting'])
    const isInner = this.#outer !== null && this.random() < 0.2
    const id = v7()
    const parent = this.#outer
    if (!isInner) this.#outer = id
    const endedMs = status === 'waiting' ? undefined : ms + Math.floor(this.random() * 7_200_000)
    this.events.push({ kind: isInner ? 'inner' : 'run', ms, person, status, endedMs })
    const { id: userId } = this.people[person]
    this.#add('runs', {
      ...{ id, user_id: userId, flow_id: this.#flows.get(userId), version: 0, status },
      ...{ fence: 0, inputs: '{}', has_result: 0, input_tokens: 0, output_tokens: 0 },
      ...{ cost_micros: 0, event_seq: 0, created_ms: ms, ended_ms: endedMs ?? null },
      parent_run_id: isInner ? parent : null,
    })
  }

  #addCall(person: number, ms: number): void {
    const isUnpriced = this.random() < 0.1
    const isEmpty = this.random() < 0.1
    const amount = isUnpriced || isEmpty ? undefined : Math.floor(this.random() * 5000)
    this.events.push({ kind: isUnpriced && !isEmpty ? 'unpriced' : 'spend', ms, person, amount })
    this.#add('model_calls', {
      ...{ id: v7(), user_id: this.people[person].id, work_id: v7(), purpose: 'rewrite' },
      ...{ provider: 'Local', model: 'small', is_estimate: false, duration_ms: 9 },
      ...{ input_tokens: isEmpty ? 0 : 100, output_tokens: 0, cost_micros: amount ?? null },
      ...{ outcome: 'answered', created_at: sqlOf(ms) },
    })
  }

  /** A few are of the live mode, which does not count here. */
  #addPayment(person: number, ms: number): void {
    const kind = pick(this.random, ['payment', 'payment', 'refund', 'dispute'])
    const isLive = this.random() < 0.1
    const amount = isLive ? 0 : pick(this.random, [499, 1999, 2999, 25_188])
    if (!isLive)
      this.events.push({ kind: kind === 'payment' ? kind : 'returned', ms, person, amount })
    this.#add('payments', {
      ...{ id: `${kind}_${v7()}`, user_id: this.people[person].id, kind, is_live: isLive },
      ...{ cents: isLive ? 499 : amount, happened_ms: ms },
    })
  }

  async #write(): Promise<void> {
    for (const [table, rows] of this.#rows)
      for (let at = 0; at < rows.length; at += 50)
        await db.table(table).multiInsert(rows.slice(at, at + 50))
  }

  /** As the nightly purge does. */
  async #removeSomeRuns(): Promise<void> {
    const rows: { id: string }[] = await db
      .from('runs')
      .whereIn(
        'user_id',
        this.people.slice(0, 60).map(({ id }) => id)
      )
      .whereNotNull('ended_ms')
      .select('id')
    const ids = rows.map(({ id }) => id)
    await deleteAll('runs', 'id', ids)
  }

  /**
   * Each person with a ledger holds credits one after the other; most are used, some return, and some are refunded. All
   * credits of a few return.
   */
  async #useCredits(): Promise<void> {
    for (const [person, books] of this.#books.entries()) {
      const { signedUpMs } = this.people[person]
      const returning = person % UNLUCKY === 0 ? 1 : 0.2
      const times = Array.from({ length: 40 }, () => moment(this.random))
      for (const [at, ms] of times.sort((one, other) => one - other).entries()) {
        if (ms <= signedUpMs) continue
        books.now = ms
        const reference = `run:${v7()}:${at}`
        await books.hold(reference)
        this.events.push({ kind: 'hold', ms, person, amount: 1 })
        if (this.random() < returning) {
          await books.void(reference)
          continue
        }
        await books.post(reference)
        this.events.push({ kind: 'post', ms, person, amount: 1 })
        if (this.random() > 0.1) continue
        await books.refund(reference)
        this.events.push({ kind: 'refund', ms, person, amount: 1 })
      }
    }
  }
}
