import { has, shows, says as saysIn, type Role } from '#tests/browser/specification/checks'
import { leadsTo } from '#tests/browser/specification/sights'
import type {
  Capability,
  Check,
  Kind,
  LaterRow,
  Row,
  Viewer,
} from '#tests/browser/specification/types'

export interface Entry {
  kind: Kind
  says: string
  check: Check
  before?: Check
  where?: string
}

export const text = (quoted: string, where?: string): Entry => ({
  kind: 'text',
  says: `shows "${quoted}"`,
  check: shows(quoted),
  where,
})

/** The text stands in an element of this role: a heading, an alert. */
export const textIn = (role: Role, quoted: string, where?: string): Entry => ({
  kind: 'text',
  says: `shows the ${role} "${quoted}"`,
  check: role === 'heading' ? has(role, quoted) : saysIn(role, quoted),
  where,
})

/** Following the link leads there, and what belongs there is seen. */
export const link = (name: string, address: string, place?: string): Entry => ({
  kind: 'rule',
  says: `"${name}" leads to ${address}`,
  check: leadsTo(name, address, place),
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

export const call = (method: string, path: string, says: string, check: Check): Entry => ({
  kind: 'call',
  says,
  where: `${method} ${path}`,
  check,
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
