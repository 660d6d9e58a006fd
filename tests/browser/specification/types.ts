import type { Page } from 'playwright-core'

export type Kind = 'route' | 'text' | 'rule' | 'call'
/** A member is a sample person; a newcomer was never here before, and may sign out or change things. */
export type Viewer = 'visitor' | 'member' | 'newcomer'

/** The built server under test, in trial mode. */
export interface WalkedApp {
  url: string
}

/** Throws where the product does not do what the row says. The page stands at `where` already. */
export type Check = (page: Page, app: WalkedApp) => Promise<void>

interface Quoted {
  id: string
  /** The chapter of the specification, and the part of it. */
  section: string
  says: string
  kind: Kind
  /** A path of the interface, or method and path of a call. */
  where: string
}

export interface Row extends Quoted {
  as: Viewer
  /** What is arranged while the page is still empty. */
  before?: Check
  check: Check
}

export const CAPABILITIES = [
  'billing',
  'flows',
  'admin',
  'library',
  'experiments',
  'guides',
  'models',
] as const
/** What a row waits for. */
export type Capability = (typeof CAPABILITIES)[number]

export interface LaterRow extends Quoted {
  until: Capability
}
