import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { MappedPage, Mapping } from '#app/content/domain/sync/map_page'
import type { PropertyNames } from '#app/content/domain/sync/property_names'

export interface FoundTarget {
  version: number
  fields: object
  isArchived: boolean
  isDeleted: boolean
}

export type Written = { ok: true; id: string; version: number } | { ok: false; message: string }

/** What the pages of one kind of source become. */
export interface TargetKind<Fields extends object> {
  map(page: MappedPage, names: PropertyNames): Mapping<Fields>
  find(id: string, trx: TransactionClientContract): Promise<FoundTarget | null>
  create(fields: Fields, pageId: string, trx: TransactionClientContract): Promise<Written>
  /** Gives it these fields, also where it was deleted here. */
  change(id: string, fields: Fields, trx: TransactionClientContract): Promise<Written>
  archive(id: string, isArchived: boolean, trx: TransactionClientContract): Promise<void>
}
