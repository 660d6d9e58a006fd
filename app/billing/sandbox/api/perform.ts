import type {
  Client,
  CommandOperation,
  Found,
  ListOperation,
  Params,
  PartOperation,
  RetrieveOperation,
} from '#app/billing/sandbox/api/operation'
import { expand } from '#app/billing/sandbox/api/expand'
import { listOf, readFields, text, wholeNumber } from '#app/billing/sandbox/api/form_fields'
import { commandIn, findObject, findRow, listObjects } from '#app/billing/sandbox/sandbox_store'
import type { SandboxObject } from '#app/billing/sandbox/world/objects'
import { missing, refused } from '#app/billing/sandbox/world/stripe_problem'
import { shown } from '#app/billing/sandbox/world/work'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const EXPAND = { expand: listOf(text(), 20) }
const PAGE = { limit: wholeNumber, starting_after: text(), ending_before: text() }
const USUAL_LIMIT = 10
const MAX_LIMIT = 100

type Given = Record<string, unknown>
type Answer = Record<string, unknown>

/** Runs a command in a transaction. @throws StripeProblem, before anything is written */
export async function performCommand(
  trx: TransactionClientContract,
  { operation, id }: Found & { operation: CommandOperation },
  given: Given
): Promise<Answer> {
  const { expand: paths, ...params } = readFields({ ...operation.fields, ...EXPAND }, given)
  const about = operation.about(params, id).filter((one) => typeof one === 'string')
  const made = await commandIn(trx, about, (work) => {
    const answer = operation.command(work, params, id)
    return shown(answer)
  })
  return expanded(trx, made, paths)
}

export async function performRead(
  client: Client,
  { operation, id }: Found & { operation: RetrieveOperation | ListOperation | PartOperation },
  given: Given,
  path: string
): Promise<Answer> {
  const isPaged = !('retrieve' in operation)
  const fields = { ...operation.fields, ...EXPAND, ...(isPaged ? PAGE : {}) }
  const { expand: paths, ...params } = readFields(fields, given)
  if ('retrieve' in operation) {
    return expanded(client, shown(await present(client, operation.retrieve, id)), paths)
  }
  const page = pageOf(params)
  const { data, hasMore } =
    'part' in operation
      ? cut(operation.read(await present(client, operation.part, id)), page)
      : await listObjects(client, {
          ...page,
          kind: operation.list,
          customer: await customerIn(client, operation, params),
          isWanted: operation.accept?.(params) ?? (() => true),
        })
  const list = { object: 'list', data: data.map(shown), has_more: hasMore, url: path }
  return expanded(client, list, paths)
}

async function present(client: Client, kind: string, id: string): Promise<SandboxObject> {
  const object = await findObject(client, id)
  if (object?.object !== kind) throw missing(kind, id, 'id', 404)
  return object
}

async function expanded(client: Client, answer: Answer, paths: unknown): Promise<Answer> {
  const find = (id: string) => findObject(client, id)
  await expand(answer, (paths ?? []) as string[], find)
  return answer
}

interface Page {
  limit: number
  after: string | null
  before: string | null
}

function pageOf(params: Params): Page {
  const { limit = USUAL_LIMIT, starting_after: after, ending_before: before } = params
  if (typeof limit !== 'number' || limit < 1 || limit > MAX_LIMIT) {
    throw refused(`Invalid limit: must be between 1 and ${MAX_LIMIT}`, { param: 'limit' })
  }
  if (after && before) {
    throw refused('You may specify only one of these parameters: ending_before, starting_after.')
  }
  return { limit, after: (after as string) ?? null, before: (before as string) ?? null }
}

function cut(all: SandboxObject[], { limit, after }: Page) {
  const start = after ? all.findIndex(({ id }) => id === after) + 1 : 0
  return { data: all.slice(start, start + limit), hasMore: all.length > start + limit }
}

/** The customer whose objects alone can be among the results; null where that is not known. */
async function customerIn(
  client: Client,
  { scope = [], needsPresentCustomer = false }: ListOperation,
  params: Params
): Promise<string | null> {
  for (const name of scope) {
    const id = params[name]
    if (typeof id !== 'string') continue
    const row = await findRow(client, id)
    if (row?.kind !== name) throw missing(name, id, name)
    if (needsPresentCustomer) await requirePresent(client, name, id)
    if (row.customer_id) return row.customer_id
  }
  return null
}

async function requirePresent(client: Client, name: string, id: string): Promise<void> {
  const object = await findObject(client, id)
  if (object?.deleted === true) throw missing(name, id, name)
}
