import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Fields } from '#app/billing/sandbox/api/form_fields'
import type { Kind, SandboxObject } from '#app/billing/sandbox/world/objects'
import type { Work } from '#app/billing/sandbox/world/work'

/** What a request says, after its parameters were read. */
export type Params = Record<string, unknown>

interface Shared {
  /** Method and path, such as `POST /v1/customers/:id`. */
  key: string
  fields: Fields
}

export interface CommandOperation extends Shared {
  /** Ids of the objects whose customers the command needs to see. */
  about: (params: Params, id: string) => unknown[]
  command: (work: Work, params: Params, id: string) => SandboxObject
}

export interface RetrieveOperation extends Shared {
  retrieve: Kind
}

export interface ListOperation extends Shared {
  list: Kind
  /** The parameters that name objects which all results have to do with. */
  scope?: string[]
  /** Whether a customer who was deleted is unknown to it. */
  needsPresentCustomer?: boolean
  accept?: (params: Params) => (object: SandboxObject) => boolean
}

/** A list that is a part of an object. */
export interface PartOperation extends Shared {
  part: Kind
  read: (object: SandboxObject) => SandboxObject[]
}

export type Operation = CommandOperation | RetrieveOperation | ListOperation | PartOperation

export interface Found {
  operation: Operation
  /** The id in the address; empty where there is none. */
  id: string
}

export type Client = QueryClientContract

/** Whether a number lies in a range that a parameter gives; always where there is none. */
export function isWithin(wanted: unknown, value: number): boolean {
  if (wanted === undefined) return true
  if (typeof wanted === 'number') return value === wanted
  const { gt, gte, lt, lte } = wanted as Record<string, number | undefined>
  return (
    value > (gt ?? -Infinity) &&
    value >= (gte ?? -Infinity) &&
    value < (lt ?? Infinity) &&
    value <= (lte ?? Infinity)
  )
}

/** Whether each of some parameters, where it is given, equals the field of its name. */
export const sameAs = (params: Params, object: SandboxObject, names: string[]): boolean =>
  names.every((name) => params[name] === undefined || params[name] === object[name])
