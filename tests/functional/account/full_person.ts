import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { beginAuditEntry } from '#app/auth/services/audit/audit_entries'
import { personSubject } from '#app/auth/services/audit/person_subject'
import Identity from '#app/auth/models/identity'
import { tablesIn } from '#app/core/dialects/tables'
import { approvedBefore } from '#tests/functional/auth/device_steps'
import { paid } from '#tests/functional/billing/payments/paid_checkout'
import { csvOf, runBatch } from '#tests/functional/flows/batches/batch_steps'
import { GREETING, through, APPROVAL } from '#tests/functional/flows/flow_steps'
import { added, execute } from '#tests/functional/flows/inner_flows/inner_flows'
import { keepTryout } from '#tests/functional/prompts/tryouts'
import { asPerson, newClient, type SignedClient } from '#tests/helpers/api'
import { browserSession, createPerson } from '#tests/helpers/people'
import { until } from '#tests/helpers/until'

let count = 0

export interface FullPerson extends SignedClient {
  other: SignedClient
  /** Of a shared prompt and of a shared flow. */
  links: { prompt: string; flow: string }
  prompt: string
  flow: string
  run: string
  /** Texts that name the person or that only they wrote. */
  needles: string[]
  /** A session of theirs, for what no access token may do. */
  headers: Record<string, string>
}

/** A person who has something in every module: prompts, flows, runs, a batch, credits, payments, and ways in. */
export async function fullPerson(client: ApiClient): Promise<FullPerson> {
  count += 1
  const last = `Quillfeather${process.pid}x${count}`
  const email = `${last.toLowerCase()}@leaving.test`
  const user = await createPerson({ email, firstName: 'Zora', lastName: last })
  await Identity.create({ userId: user.id, issuer: 'https://issuer.test', subject: `sub-${last}` })
  const person = await asPerson(client, user)
  const other = await newClient(client)
  const { cookie, csrfToken } = await browserSession(user)
  const prompt = await withPrompts(person, other, last)
  const flow = await withFlows(person, last)
  await withPayments(person)
  await approvedBefore(client, user, { device_name: `Laptop of ${last}` })
  const gift = personSubject(user.id, { amount: 5, reason: `For ${last}` })
  await beginAuditEntry({ kind: 'command' }, 'user_credits.store', gift)
  return {
    ...{ ...person, other, ...prompt, ...flow },
    links: { prompt: prompt.link, flow: flow.link },
    needles: [user.id, last, `sub-${last}`, prompt.prompt, flow.flow, flow.run],
    headers: { cookie, 'x-xsrf-token': csrfToken },
  }
}

async function withPrompts(person: SignedClient, other: SignedClient, last: string) {
  const original = `Write to ${last} about the plan`
  const { id } = (
    await person.post('/api/prompts', { original }).header('Idempotency-Key', `key-${last}`)
  ).body()
  await person.post(`/api/prompts/${id}/versions`, { content: `${original}, in short` })
  await person.post('/api/facts', { name: 'Me', value: `I am ${last}` })
  await keepTryout(person.user.id, id, { original })
  const { token } = (await person.post('/api/shares', { promptId: id })).body()
  await other.get(`/api/shared/${token}`)
  const theirs = (await other.post('/api/prompts', { original: 'Of another person' })).body()
  await other.post(`/api/prompts/${theirs.id}/versions`, {})
  const foreign = (await other.post('/api/shares', { promptId: theirs.id })).body()
  await person.get(`/api/shared/${foreign.token}`)
  return { prompt: String(id), link: String(token) }
}

async function withFlows(person: SignedClient, last: string) {
  const flow = await added(person, GREETING, `Greet ${last}`)
  const done = await execute(person, flow, { inputs: { who: last } })
  await runBatch(person, flow, { csv: csvOf([last, 'Ada']) })
  const waiting = await added(person, through(APPROVAL, 'approved'), `Wait for ${last}`)
  const paused = await execute(person, waiting)
  paused.assertStatus(202)
  const { token } = (await person.post(`/api/flows/${flow}/shares`, {})).body()
  return { flow, run: String(done.body().id), link: String(token) }
}

async function withPayments(person: SignedClient): Promise<void> {
  for (const body of [{}, { item: 'credits-100' }]) {
    const started = await person.post('/api/create-checkout-session', body)
    started.assertStatus(200)
    await person.get(`/api/billing/checkouts/${await paid(started.body().url)}`)
  }
}

/** Tables of the search index: they hold pieces of three letters. */
const INDEX = /^prompt_search_index/

/** Each place in the whole database where one of some texts is, as `table: text`. */
export async function placesOf(needles: string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of await tablesIn(db.connection())) {
    if (INDEX.test(table)) continue
    const text = JSON.stringify(await db.from(table).select('*'), whole).toLowerCase()
    for (const needle of needles)
      if (text.includes(needle.toLowerCase())) found.push(`${table}: ${needle}`)
  }
  return found
}

const whole = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

export const isGone = ({ user }: SignedClient) =>
  until(
    () => db.from('users').where('id', user.id).select('id').first(),
    (row) => row === null
  )
