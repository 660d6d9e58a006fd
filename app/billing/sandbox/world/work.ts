import type { Kind, Kinds, SandboxObject, StripeEvent } from '#app/billing/sandbox/world/objects'
import { missing } from '#app/billing/sandbox/world/stripe_problem'

export const API_VERSION = '2026-10-28.endive'

export interface Surroundings {
  /** The time of the sandbox in milliseconds since 1970, its moved clock included. */
  nowMs: number
  /** A new unguessable id; those made later sort later. */
  newId: (prefix: string) => string
  /** Under which people reach the pages of the sandbox, such as `http://localhost:3333`. */
  origin: string
}

/** What Stripe keeps to itself, and what it gives only to those who ask for it. */
const UNSEEN: Record<string, string[]> = {
  'checkout.session': ['line_items'],
  'invoice': ['payments'],
  'charge': ['refunds'],
}

/** An object as an answer or an event shows it, without what has to be asked for. */
export function shown(object: SandboxObject): SandboxObject {
  const unseen = UNSEEN[object.object] ?? []
  const fields = Object.entries(object).filter(
    ([name]) => name !== 'sandbox' && !unseen.includes(name)
  )
  return structuredClone(Object.fromEntries(fields)) as SandboxObject
}

/**
 * The objects that a command may see, and what it changes of them. Commands never modify an object: they put another
 * one in its place.
 */
export class Work {
  readonly changed = new Map<string, SandboxObject>()
  readonly events: StripeEvent[] = []

  constructor(
    private objects: ReadonlyMap<string, SandboxObject>,
    public surroundings: Surroundings
  ) {}

  /** Seconds since 1970, as Stripe counts. */
  get now(): number {
    return Math.floor(this.surroundings.nowMs / 1000)
  }

  get origin(): string {
    return this.surroundings.origin
  }

  newId(prefix: string): string {
    return this.surroundings.newId(prefix)
  }

  peek<Name extends Kind>(kind: Name, id: string | null): Kinds[Name] | null {
    const found = id === null ? undefined : (this.changed.get(id) ?? this.objects.get(id))
    return found?.object === kind ? (found as unknown as Kinds[Name]) : null
  }

  /** @param param names the parameter that the id came in; 'id' for that of the address */
  find<Name extends Kind>(kind: Name, id: string, param = 'id'): Kinds[Name] {
    const found = this.peek(kind, id)
    if (!found) throw missing(kind, id, param, param === 'id' ? 404 : 400)
    return found
  }

  /** All objects of a kind that this work may see, the oldest first. */
  all<Name extends Kind>(kind: Name): Kinds[Name][] {
    const ids = new Set([...this.objects.keys(), ...this.changed.keys()])
    return [...ids].flatMap((id) => this.peek(kind, id) ?? [])
  }

  put<One extends SandboxObject>(object: One): One {
    this.changed.set(object.id, object)
    return object
  }

  change<One extends SandboxObject>(object: One, fields: Partial<One>): One {
    return this.put({ ...object, ...fields })
  }

  /** @param before the object before it was changed, for `previous_attributes` */
  emit(type: string, object: SandboxObject, before?: SandboxObject): void {
    const data: StripeEvent['data'] = { object: shown(object) }
    if (before) data.previous_attributes = differences(shown(before), data.object)
    this.events.push({
      id: this.newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now,
      data,
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    })
  }
}

function differences(before: SandboxObject, after: SandboxObject): Record<string, unknown> {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => !isSame(value, after[name]))
  )
}
