import type { Page } from 'playwright-core'

export type Kind = 'route' | 'text' | 'rule' | 'call'
/**
 * A member is the sample person, for rows about that person. A person is somebody new for each row that acts, and one
 * for all that only look. A newcomer has done nothing here before.
 */
export type Viewer = 'visitor' | 'member' | 'person' | 'newcomer'

/** The built server under test, in trial mode. */
export interface WalkedApp {
  url: string
}

/** Throws where the product does not do what the row says. The page stands at `where` already. */
export type Check = (page: Page, app: WalkedApp) => Promise<void>

/** What the specification says, and where it is seen. */
export interface Quoted {
  id: string
  /** The chapter of the specification, and the part of it. */
  section: string
  says: string
  kind: Kind
  /** A path of the interface, or method and path of a call. */
  where: string
}

/** How a page comes to where a check looks at it. */
export interface Staging {
  /** The check only looks, so that rows at the same place share one loaded page. */
  isSight?: boolean
  /** What is arranged before the page opens. It may hold for a whole browser context or belong to the person. */
  before?: Check
  /** Answers of the server that are replaced, on one page. */
  answers?: Check
  /** The moment that the clock of the page shows all the time. */
  moment?: Date
  /** The address that the row's link leads to. Another row opens it. */
  leadsTo?: string
}

export interface Row extends Quoted, Staging {
  as: Viewer
  check: Check
}

export const CAPABILITIES = ['flows', 'admin', 'library', 'models'] as const
/** What a row waits for. */
export type Capability = (typeof CAPABILITIES)[number]

export interface LaterRow extends Quoted {
  until: Capability
}

/** A row that a test outside the browser shows. */
export interface ShownRow extends Quoted {
  /** The file, from `tests` on, and the title of its test. */
  by: string
  title: string
}
