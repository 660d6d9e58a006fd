import { setTimeout as pause } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import Stripe from 'stripe'
import { listeningAddress, sandboxKey } from '#app/auth/services/sandbox_key'
import { ANYWHERE, safeFetch } from '#app/core/safe_fetch'
import type { Delivery } from '#app/billing/sandbox/delivery_modes'
import { readSettings, TABLE } from '#app/billing/sandbox/sandbox_store'

/** What the sandbox signs its events with. */
export const sandboxWebhookSecret = (): string => sandboxKey('stripe webhook')

export interface DeliveryOptions {
  /** Instead of what the page of the sandbox says. */
  mode: Delivery | null
  /** Where events are sent, instead of the webhook of this server. */
  address: string | null
  /** How long a late event waits, in milliseconds. */
  lateMs: number
  /** Milliseconds before each further attempt; then the event waits for the next change. */
  pausesMs: number[]
}

const USUAL: DeliveryOptions = {
  mode: null,
  address: null,
  lateMs: 20_000,
  pausesMs: [500, 2_000, 8_000, 30_000],
}
const ANSWER_MS = 10_000
/** How long another process leaves an event alone that this one delivers. */
const CLAIM_MS = 60_000
const MAX_EVENTS_AT_ONCE = 100

let options = USUAL
let running: Promise<void> | null = null
let isWanted = false
let wake = () => {}

/** For this process only, until it is called again; without an argument everything is as usual. */
export function deliverSandboxEvents(changes: Partial<DeliveryOptions> = {}): void {
  options = { ...USUAL, ...changes }
}

/** Delivers the waiting events in the background. The promise settles once each was tried. */
export function deliverEvents(): Promise<void> {
  isWanted = true
  wake()
  running ??= deliverWhileWanted().finally(() => (running = null))
  return running
}

async function deliverWhileWanted(): Promise<void> {
  while (isWanted) {
    try {
      await deliverWaiting()
    } catch (error) {
      isWanted = false
      logger.warn({ err: error }, 'the sandbox could not deliver its events')
    }
  }
}

/** Each event is tried once, then those that failed again after a pause, until they arrive or the pauses are used up. */
async function deliverWaiting(): Promise<void> {
  const failures = new Map<string, number>()
  for (;;) {
    if (isWanted) failures.clear()
    isWanted = false
    const address = addressOf()
    if (address === null) return
    const hasMore = await deliverPage(address, failures)
    if (isWanted || hasMore) continue
    const waits = [...failures.values()].filter(isLeft).map((count) => options.pausesMs[count - 1])
    if (waits.length === 0) return
    await pauseOrWake(Math.min(...waits))
  }
}

/** @param failures how often each event failed that did not arrive yet @returns whether more events wait */
async function deliverPage(address: string, failures: Map<string, number>): Promise<boolean> {
  const { delivery } = await readSettings(db.connection())
  const mode = options.mode ?? delivery
  const waiting = await waitingEvents()
  const fresh = waiting.filter(({ id }) => !failures.has(id))
  const retried = waiting.filter(({ id }) => isLeft(failures.get(id) ?? Infinity))
  if (mode === 'late' && fresh.length > 0) await pause(options.lateMs, undefined, LOOSE)
  if (mode === 'reversed') fresh.reverse()
  for (const event of [...fresh, ...retried]) {
    const hasArrived = await deliver(event, address, mode === 'twice' ? 2 : 1)
    if (hasArrived) failures.delete(event.id)
    else failures.set(event.id, (failures.get(event.id) ?? 0) + 1)
  }
  return fresh.length === MAX_EVENTS_AT_ONCE
}

const LOOSE = { ref: false }

/** Whether an event that failed so often is tried again. */
const isLeft = (failures: number): boolean => failures <= options.pausesMs.length

async function pauseOrWake(ms: number): Promise<void> {
  const woken = new Promise<void>((resolve) => (wake = resolve))
  await Promise.race([pause(ms, undefined, LOOSE), woken])
  wake = () => {}
}

/** Null where this process has no server, such as in a command: then another process delivers. */
function addressOf(): string | null {
  if (options.address) return options.address
  try {
    return `${listeningAddress()}/api/stripe/webhook`
  } catch {
    return null
  }
}

interface Waiting {
  id: string
  data: string
  due_ms: number
}

async function waitingEvents(): Promise<Waiting[]> {
  return db
    .from(TABLE)
    .where('kind', 'event')
    .where('due_ms', '<=', Date.now())
    .orderBy('due_ms')
    .orderBy('id')
    .limit(MAX_EVENTS_AT_ONCE)
    .select('id', 'data', 'due_ms')
}

/** @returns whether nothing is left to do here: it arrived, or another process delivers it */
async function deliver({ id, data, due_ms: due }: Waiting, address: string, times: number) {
  const claimed = Date.now() + CLAIM_MS
  const taken = await db.from(TABLE).where({ id, due_ms: due }).update({ due_ms: claimed })
  if (Number(taken) === 0) return true
  let hasArrived = await arrives(data, address)
  for (let again = 1; hasArrived && again < times; again += 1) {
    hasArrived = await arrives(data, address)
  }
  const next = hasArrived ? null : Date.now()
  await db.from(TABLE).where({ id, due_ms: claimed }).update({ due_ms: next })
  return hasArrived
}

const post = safeFetch(ANYWHERE)

async function arrives(payload: string, address: string): Promise<boolean> {
  try {
    const secret = sandboxWebhookSecret()
    const { webhooks } = Stripe
    const signature = await webhooks!.generateTestHeaderStringAsync({ payload, secret })
    const answer = await post(address, {
      method: 'POST',
      body: payload,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
      },
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
