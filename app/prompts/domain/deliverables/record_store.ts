import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import type { Family } from '#app/prompts/domain/reading/family/families'

const loaded = new Map<Family, FamilyRecord>()

/** Makes a record known from now on. */
export function keepRecord(family: Family, record: FamilyRecord): void {
  loaded.set(family, record)
}

/** All records that are known by now. */
export const loadedRecords = (): FamilyRecord[] => [...loaded.values()]

/** The record of a family. @throws Error where neither `records` nor `load_record` has loaded it. */
export function recordOf(family: Family): FamilyRecord {
  const record = loaded.get(family)
  if (!record) throw new Error(`The record of the family "${family}" is not loaded.`)
  return record
}
