import { type Kind, listOf, type SandboxObject } from '#app/billing/sandbox/world/objects'
import { refused } from '#app/billing/sandbox/world/stripe_problem'
import { shown } from '#app/billing/sandbox/world/work'

type Find = (id: string) => Promise<SandboxObject | null>
type Fields = Record<string, unknown>

/** What an object has only where it is asked for. */
const INCLUDED: Partial<Record<Kind, string>> = {
  'checkout.session': 'line_items',
  'invoice': 'payments',
  'charge': 'refunds',
}
const MAX_DEPTH = 4

/**
 * Puts objects in the place of their ids, as `expand` asks for, such as `latest_invoice.payments` or `data.customer`.
 * @throws StripeProblem for what cannot be expanded
 */
export async function expand(shownObject: Fields, paths: string[], find: Find): Promise<void> {
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > MAX_DEPTH + 1) throw unexpandable(path)
    await expandOne(shownObject, parts, path, find)
  }
}

async function expandOne(
  object: Fields,
  [name, ...rest]: string[],
  path: string,
  find: Find
): Promise<void> {
  const inner = await innerOf(object, name, path, find)
  if (inner === undefined) throw unexpandable(path)
  if (rest.length === 0) {
    if (inner !== null && !isExpanded(inner)) throw unexpandable(path)
    return
  }
  for (const one of Array.isArray(inner) ? inner : [inner]) {
    if (isFields(one)) await expandOne(one, rest, path, find)
  }
}

/** What stands under a name, with the object in the place of its id. */
async function innerOf(object: Fields, name: string, path: string, find: Find): Promise<unknown> {
  if (object[name] === undefined && INCLUDED[object.object as Kind] === name) {
    const whole = await find(String(object.id))
    object[name] = structuredClone(whole?.[name] ?? listOf([], ''))
  }
  const id = object[name]
  if (typeof id !== 'string') return id
  const found = await find(id)
  if (!found) throw unexpandable(path)
  object[name] = shown(found)
  return object[name]
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** An object that another path put there. */
const isExpanded = (value: unknown): boolean => isFields(value) && 'object' in value

const unexpandable = (path: string) =>
  refused(`This property cannot be expanded (${path}).`, { param: 'expand' })
