import { randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { v7 } from 'uuid'
import type { Delivery } from '#app/billing/sandbox/delivery_modes'
import { catchUp, dueAt } from '#app/billing/sandbox/world/advance'
import type { SandboxObject } from '#app/billing/sandbox/world/objects'
import { Work } from '#app/billing/sandbox/world/work'
import { appUrl } from '#config/app'

export const TABLE = 'sandbox_stripe'

export interface Row {
  id: string
  kind: string
  customer_id: string | null
  data: string
  created_ms: number
  due_ms: number | null
}

export interface Settings {
  /** How far the clock of the sandbox is moved, in milliseconds. */
  offsetMs: number
  delivery: Delivery
}

const SETTINGS = 'settings'
const UNTOUCHED: Settings = { offsetMs: 0, delivery: 'normal' }

/** What every command may need. */
const CATALOG = ['product', 'price', 'billing_portal.configuration']
/** To which something happens by itself. */
const WITH_TIME = ['checkout.session', 'subscription', 'invoice']
/** Of a customer, what no command looks at. */
const NEVER_READ = ['event', 'answer']
const ROWS_AT_ONCE = 100

export async function readSettings(client: QueryClientContract): Promise<Settings> {
  const row: Row | null = await client.from(TABLE).where('id', SETTINGS).first()
  return { ...UNTOUCHED, ...(row ? JSON.parse(row.data) : {}) }
}

export async function writeSettings(
  trx: TransactionClientContract,
  settings: Settings
): Promise<void> {
  const row = { kind: SETTINGS, data: JSON.stringify(settings), created_ms: Date.now() }
  const changed = await trx.from(TABLE).where('id', SETTINGS).update(row)
  if (Number(changed) === 0) await trx.table(TABLE).insert({ id: SETTINGS, ...row })
}

/** Unguessable; ids that this process makes later sort later. */
const newId = (prefix: string): string =>
  `${prefix}_${v7().replaceAll('-', '')}${randomBytes(12).toString('hex')}`

/**
 * Does what was due, and then what a command says, in a transaction that no other command runs beside.
 * @param about ids of the objects whose customers the command needs to see
 */
export async function commandIn<Made>(
  trx: TransactionClientContract,
  about: string[],
  command: (work: Work) => Made
): Promise<Made> {
  const { offsetMs } = await readSettings(trx)
  const nowMs = Date.now() + offsetMs
  const due = await dueRows(trx, nowMs)
  const known = await load(trx, [...about, ...due])
  const work = new Work(known, { nowMs, newId, origin: appUrl })
  catchUp(work, nowMs)
  const made = command(work)
  await save(trx, known, work)
  return made
}

async function dueRows(client: QueryClientContract, nowMs: number): Promise<string[]> {
  const rows: Pick<Row, 'id'>[] = await client
    .from(TABLE)
    .where('due_ms', '<=', nowMs)
    .whereIn('kind', WITH_TIME)
    .select('id')
  return rows.map(({ id }) => id)
}

/** Whether something happened by itself that no command has noticed. */
export async function isSomethingDue(): Promise<boolean> {
  const client = db.connection()
  const { offsetMs } = await readSettings(client)
  const due = await dueRows(client, Date.now() + offsetMs)
  return due.length > 0
}

async function load(
  trx: TransactionClientContract,
  about: string[]
): Promise<Map<string, SandboxObject>> {
  const named = about.length > 0 ? await rowsWith(trx, 'id', about) : []
  const customers = [...new Set(named.flatMap(({ customer_id: id }) => id ?? []))]
  const rows = [
    ...(await rowsWith(trx, 'kind', CATALOG)),
    ...named,
    ...(customers.length > 0 ? await rowsWith(trx, 'customer_id', customers) : []),
  ]
  rows.sort((one, other) => one.created_ms - other.created_ms)
  return new Map(rows.map(({ id, data }) => [id, JSON.parse(data)]))
}

async function rowsWith(
  client: QueryClientContract,
  column: 'id' | 'kind' | 'customer_id',
  values: string[]
): Promise<Row[]> {
  const found: Row[] = []
  for (let at = 0; at < values.length; at += ROWS_AT_ONCE) {
    found.push(
      ...(await client
        .from(TABLE)
        .whereIn(column, values.slice(at, at + ROWS_AT_ONCE))
        .whereNotIn('kind', NEVER_READ)
        .orderBy('id'))
    )
  }
  return found.map((row) => ({ ...row, created_ms: Number(row.created_ms) }))
}

async function save(
  trx: TransactionClientContract,
  known: ReadonlyMap<string, SandboxObject>,
  work: Work
): Promise<void> {
  const { nowMs } = work.surroundings
  const added: Row[] = []
  for (const object of work.changed.values()) {
    const row = rowOf(object, nowMs)
    if (!known.has(object.id)) added.push(row)
    else await trx.from(TABLE).where('id', row.id).update(changesOf(row))
  }
  for (const event of work.events) {
    added.push({ ...rowOf(event, nowMs), customer_id: customerOf(event.data.object), due_ms: 0 })
  }
  for (let at = 0; at < added.length; at += ROWS_AT_ONCE) {
    await trx.table(TABLE).multiInsert(added.slice(at, at + ROWS_AT_ONCE))
  }
}

const changesOf = ({ customer_id, data, due_ms }: Row) => ({ customer_id, data, due_ms })

function rowOf(object: SandboxObject, nowMs: number): Row {
  const due = dueAt(object)
  return {
    id: object.id,
    kind: object.object,
    customer_id: customerOf(object),
    data: JSON.stringify(object),
    created_ms: nowMs,
    due_ms: due === null ? null : due * 1000,
  }
}

function customerOf(object: SandboxObject): string | null {
  if (object.object === 'customer') return object.id
  const { customer } = { ...(object.sandbox as object | undefined), ...object }
  return typeof customer === 'string' ? customer : null
}

export async function findRow(client: QueryClientContract, id: string): Promise<Row | null> {
  return client.from(TABLE).where('id', id).first()
}

export async function findObject(
  client: QueryClientContract,
  id: string
): Promise<SandboxObject | null> {
  const row = await findRow(client, id)
  return row && row.kind !== 'answer' && row.kind !== SETTINGS ? JSON.parse(row.data) : null
}

export interface Wanted {
  kind: string
  customer: string | null
  isWanted: (object: SandboxObject) => boolean
  limit: number
  after: string | null
  before: string | null
}

/** Some objects of a kind, the newest first, and whether there are more. */
export async function listObjects(
  client: QueryClientContract,
  { kind, customer, isWanted, limit, after, before }: Wanted
): Promise<{ data: SandboxObject[]; hasMore: boolean }> {
  const found: SandboxObject[] = []
  const [direction, sign] = before ? (['asc', '>'] as const) : (['desc', '<'] as const)
  let edge = before ?? after
  for (;;) {
    const query = client.from(TABLE).where('kind', kind).orderBy('id', direction)
    if (customer) query.where('customer_id', customer)
    if (edge) query.where('id', sign, edge)
    const rows: Row[] = await query.limit(ROWS_AT_ONCE)
    found.push(...rows.map(({ data }) => JSON.parse(data)).filter(isWanted))
    if (found.length > limit || rows.length < ROWS_AT_ONCE) break
    edge = rows[rows.length - 1].id
  }
  const page = found.slice(0, limit)
  return { data: before ? page.reverse() : page, hasMore: found.length > limit }
}

/** Removes all that the sandbox knows about a customer, its events and answers too. */
export async function forgetSandboxCustomer(
  trx: TransactionClientContract,
  customerId: string
): Promise<void> {
  await trx.from(TABLE).where('customer_id', customerId).delete()
}
