import { has, shows, says as saysIn, type Role } from '#tests/browser/specification/checks'
import { hasLinkTo } from '#tests/browser/specification/sights'
import type {
  Capability,
  Check,
  Kind,
  LaterRow,
  Quoted,
  Row,
  Staging,
  Viewer,
} from '#tests/browser/specification/types'

export interface Entry extends Staging {
  kind: Kind
  says: string
  check: Check
  where?: string
}

export const text = (quoted: string, where?: string): Entry => ({
  kind: 'text',
  says: `shows "${quoted}"`,
  check: shows(quoted),
  isSight: true,
  where,
})

/** The text stands in an element of this role: a heading, an alert. */
export const textIn = (role: Role, quoted: string, where?: string): Entry => ({
  kind: 'text',
  says: `shows the ${role} "${quoted}"`,
  check: role === 'heading' ? has(role, quoted) : saysIn(role, quoted),
  isSight: true,
  where,
})

/** The link has this address; the rows of that address say what is seen there. */
export const link = (name: string, address: string, place?: string): Entry => ({
  kind: 'rule',
  says: `"${name}" leads to ${address}`,
  check: hasLinkTo(name, address, place),
  isSight: true,
  leadsTo: address,
})

export const rule = (says: string, check: Check, where?: string): Entry => ({
  kind: 'rule',
  says,
  check,
  where,
})

/** A rule that is checked by looking alone: whatever was looked at before, the page is as it was loaded. */
export const sight = (says: string, check: Check, where?: string): Entry => ({
  ...rule(says, check, where),
  isSight: true,
})

export const route = (where: string, says: string, check: Check): Entry => ({
  kind: 'route',
  says,
  check,
  where,
})

/** What stands at an address is seen as soon as it opens. */
export const opens = (where: string, says: string, check: Check): Entry => ({
  ...route(where, says, check),
  isSight: true,
})

/** The same entry, with something arranged before the page opens. */
export const given = (before: Check, entry: Entry): Entry => ({ ...entry, before })

/** The same entry, where the server answers the page in this way. */
export const whenAnswered = (answers: Check, entry: Entry): Entry => ({ ...entry, answers })

/** The same entry at another place. */
export const at = (where: string, entry: Entry): Entry => ({ ...entry, where })

interface Shared {
  section: string
  where: string
  as: Viewer
  moment?: Date
}

/** Rows that share a chapter, a place and a viewer; the names become their ids. */
export const group = (name: string, shared: Shared, entries: Record<string, Entry>): Row[] =>
  Object.entries(entries).map(([key, { where, ...entry }]) => ({
    ...shared,
    ...entry,
    id: `${name}.${key}`,
    where: where ?? shared.where,
  }))

/** What rows without a check of their own share; an entry is its kind and what the specification says. */
export const quoted = <About extends { section: string; where: string }>(
  name: string,
  shared: About,
  entries: Record<string, [Kind, string]>
): (About & Quoted)[] =>
  Object.entries(entries).map(([key, [kind, says]]) => ({
    ...shared,
    id: `${name}.${key}`,
    kind,
    says,
  }))

interface Awaited {
  until: Capability
  section: string
  where: string
}

/** Rows that wait for a capability. */
export const awaiting = (
  name: string,
  shared: Awaited,
  entries: Record<string, [Kind, string]>
): LaterRow[] => quoted(name, shared, entries)
