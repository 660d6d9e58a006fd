import type { Span } from '#app/prompts/domain/types'

export const PRIVATE_KINDS = [
  'email',
  'phone',
  'card',
  'account',
  'national_id',
  'secret',
  'address',
] as const
export type PrivateKind = (typeof PRIVATE_KINDS)[number]

/** Personal data or a secret in a text. */
export interface Private extends Span {
  kind: PrivateKind
}

/** What one kind of private data looks like; no match is longer than a few thousand characters. */
export interface Shape {
  kind: PrivateKind
  pattern: RegExp
  /** The beginning of a match that is meant, or nothing. */
  trim?(found: string): string
  /** Whether what has the shape also passes its check, in view of the words around it. */
  holds?(found: string, before: string, after: string): boolean
}
