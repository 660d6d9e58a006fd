import type { SignedClient } from '#tests/helpers/api'

/** All but `visitor` and `session` come with an access token. `owner` may read and write, `admin` is another person. */
export type Visitor =
  'visitor' | 'expired' | 'other' | 'reader' | 'writer' | 'owner' | 'admin' | 'session'

export type Made = Record<string, string>

export interface Entry {
  /** The status of success. */
  ok: number
  /** Reading needs the scope read, everything else write. */
  reading?: boolean
  /** Nobody has to be signed in. */
  open?: boolean
  /** The path names an object that only its owner may see. */
  owned?: boolean
  /** No access token may do it. */
  sessionOnly?: boolean
  /** What there must be first; its values fill the path. */
  given?: (owner: SignedClient) => Promise<Made>
  params?: Made
  body?: (made: Made) => object
  headers?: Record<string, string>
  except?: Partial<Record<Visitor, number>>
}

/** `browser` routes answer with pages or redirects and have tests of their own. */
export type Access = Entry | 'browser'

export const list: Entry = { ok: 200, reading: true }

/** What only administrators may do, with a token of that scope. */
export const FORBIDDEN = { other: 403, reader: 403, owner: 403, writer: 403, session: 403 }
export const adminList: Entry = { ...list, except: FORBIDDEN }
