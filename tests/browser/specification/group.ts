import { answers, has, linksTo, shows } from '#tests/browser/specification/checks'
import type {
  Capability,
  Check,
  Kind,
  LaterRow,
  Row,
  Viewer,
} from '#tests/browser/specification/types'

interface Entry {
  kind: Kind
  says: string
  check: Check
  before?: Check
  where?: string
}

export const text = (said: string, where?: string): Entry => ({
  kind: 'text',
  says: `shows "${said}"`,
  check: shows(said),
  where,
})

export const button = (name: string): Entry => ({
  kind: 'text',
  says: `has a button "${name}"`,
  check: has('button', name),
})

export const link = (name: string, href: string): Entry => ({
  kind: 'rule',
  says: `"${name}" leads to ${href}`,
  check: linksTo(name, href),
})

export const rule = (says: string, check: Check, where?: string): Entry => ({
  kind: 'rule',
  says,
  check,
  where,
})

export const route = (where: string, says: string, check: Check): Entry => ({
  kind: 'route',
  says,
  check,
  where,
})

export const call = (
  method: string,
  path: string,
  says: string,
  ...[status, fields, data]: [status: number, fields?: string[], data?: unknown]
): Entry => ({
  kind: 'call',
  says,
  where: `${method} ${path}`,
  check: answers(method, path, status, fields, data),
})

/** The same entry, with something arranged before the page opens. */
export const given = (before: Check, entry: Entry): Entry => ({ ...entry, before })

/** The same entry at another place. */
export const at = (where: string, entry: Entry): Entry => ({ ...entry, where })

interface Shared {
  section: string
  where: string
  as: Viewer
}

/** Rows that share a chapter, a place and a viewer; the names become their ids. */
export const group = (name: string, shared: Shared, entries: Record<string, Entry>): Row[] =>
  Object.entries(entries).map(([key, { where, ...entry }]) => ({
    ...shared,
    ...entry,
    id: `${name}.${key}`,
    where: where ?? shared.where,
  }))

interface Awaited {
  until: Capability
  section: string
  where: string
}

/** Rows without a check; an entry is its kind and what the specification says. */
export const awaiting = (
  name: string,
  shared: Awaited,
  entries: Record<string, [Kind, string]>
): LaterRow[] =>
  Object.entries(entries).map(([key, [kind, says]]) => ({
    ...shared,
    id: `${name}.${key}`,
    kind,
    says,
  }))
