import { setImmediate as pause } from 'node:timers/promises'
import { fetchText, type FetchRules } from '#app/core/fetching/fetch_text'
import { FetchFailure } from '#app/core/fetching/fetch_failure'
import type { ReadText } from '#app/core/fetching/read_text'
import { PUBLIC } from '#app/core/safe_fetch'
import {
  addressOf,
  type BodyForm,
  bodyOf,
  formOf,
  saysField,
  saysHost,
} from '#app/flows/domain/runs/fetch_request'
import { parseJson } from '#app/core/domain/parse_json'
import type { Value } from '#app/flows/domain/values/value'
import { MAX_VALUE_LENGTH } from '#app/flows/domain/values/limits'
import { readPage } from '#app/flows/domain/runs/page_text'
import { stepDone, type StepEnd } from '#app/flows/domain/runs/run_state'
import type { FetchSettings } from '#app/flows/domain/graph/settings'
import { keptValue } from '#app/flows/domain/values/kept_value'
import { StepFailure, type StepContext } from '#app/flows/engine/executors/step_work'
import env from '#start/env'

const ACCEPTED: Record<FetchSettings['read'], string> = {
  page: 'text/html,application/xhtml+xml,text/*;q=0.9,*/*;q=0.5',
  text: 'text/*,*/*;q=0.5',
  json: 'application/json',
}
const TYPES: Record<BodyForm, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain;charset=utf-8',
}

/** UTF-16 units with all values. Servers take few longer ones. */
const MAX_ADDRESS_LENGTH = 16_000

/** What Fetch may read in this installation. */
const rules: FetchRules = { hosts: env.get('FETCH_HOSTS'), reach: PUBLIC }

/** Reads a page or asks a service. What comes back is a value like any other, and is never read for variables. */
export const fetchWith =
  (allowed: FetchRules) =>
  async (settings: FetchSettings, context: StepContext): Promise<StepEnd> => {
    if (sendsOwn(settings) && !saysHost(settings.url) && !allowed.hosts.every(isNamed))
      throw new StepFailure('host_from_value', HOST_FROM_VALUE)
    const address = addressOf(settings.url, context.lookup)
    if (address === null) {
      throw new StepFailure(
        'no_address',
        'A value would change the host or the path of this address. Put a / before it, or correct the value.'
      )
    }
    requireLength(address, MAX_ADDRESS_LENGTH, 'address')
    context.noteInput(`${settings.method} ${address}`)
    const { signal } = context
    try {
      const request = { address, method: settings.method, signal, ...partsOf(settings, context) }
      return stepDone(await valueOf(await fetchText(request, allowed), settings, signal))
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error
      throw new StepFailure(error.code, error.message, error.mayRetry, error.retryAfterMs)
    }
  }

export const fetch = fetchWith(rules)

/** Whether a request brings along what is meant for one service only. */
const sendsOwn = ({ method, headers, url }: FetchSettings): boolean =>
  method === 'POST' || headers.length > 0 || saysField(url)

/** Whether an entry of `FETCH_HOSTS` names a host, rather than all of them. */
const isNamed = ({ host }: FetchRules['hosts'][number]): boolean => host !== null

const HOST_FROM_VALUE =
  'This step sends headers, a body or fields of its own, and a value would choose who gets them. Write the host into the address of the step.'

/** A server that knows the key of a POST carries it out once, however often it is sent. */
function partsOf(
  { method, headers, body, read }: FetchSettings,
  { lookup, idempotencyKey }: StepContext
): { headers: Record<string, string>; body?: string } {
  const given = Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]))
  const accept = ACCEPTED[read]
  if (method === 'GET') return { headers: { accept, ...given } }
  const form = formOf(body, given['content-type'])
  const own = { accept, 'content-type': TYPES[form], 'idempotency-key': idempotencyKey }
  const filled = bodyOf(body, form, lookup)
  requireLength(filled, MAX_VALUE_LENGTH, 'body')
  return { headers: { ...own, ...given }, body: filled }
}

/** @throws StepFailure `too_long` */
function requireLength({ length }: string, most: number, what: string): void {
  if (length <= most) return
  const sentence = `With its values, the ${what} of this step is longer than ${most.toLocaleString('en-US')} characters.`
  throw new StepFailure('too_long', sentence)
}

/** @throws StepFailure where it is not what the step expects */
async function valueOf(
  { text, type }: ReadText,
  { read }: FetchSettings,
  signal: AbortSignal
): Promise<Value> {
  const value = await readAs(read === 'page' && !isHtml(type) ? 'text' : read, text, signal)
  if (JSON.stringify(value).length <= MAX_VALUE_LENGTH) return value
  throw new StepFailure('too_large', 'There is more text than a step can pass on.')
}

async function readAs(
  form: FetchSettings['read'],
  text: string,
  signal: AbortSignal
): Promise<Value> {
  if (form === 'text') return text
  if (form === 'json') return jsonIn(text)
  const reading = readPage(text)
  for (;;) {
    const { done, value } = reading.next()
    if (done) return value
    await pause(undefined, { signal })
  }
}

const isHtml = (type: string) => type === 'text/html' || type === 'application/xhtml+xml'

function jsonIn(text: string): Value {
  if (text.trim() === '') return null
  let parsed: Value
  try {
    parsed = parseJson(text)
  } catch {
    throw new StepFailure('not_json', 'The response is not JSON. Read it as a page or as text.')
  }
  const value = keptValue(parsed)
  if (value !== undefined) return value
  throw new StepFailure('too_deep', 'The response is nested too deeply.')
}
