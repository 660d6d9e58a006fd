import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { ANALYZE } from '#app/prompts/domain/deliverables/records/analyze'
import { CODE } from '#app/prompts/domain/deliverables/records/code'
import { CONDENSE } from '#app/prompts/domain/deliverables/records/condense'
import { CONVERSE } from '#app/prompts/domain/deliverables/records/converse'
import { DEBUG } from '#app/prompts/domain/deliverables/records/debug'
import { DECIDE } from '#app/prompts/domain/deliverables/records/decide'
import { DOCUMENT } from '#app/prompts/domain/deliverables/records/document'
import { EXPLAIN } from '#app/prompts/domain/deliverables/records/explain'
import { IDEAS } from '#app/prompts/domain/deliverables/records/ideas'
import { IMAGE } from '#app/prompts/domain/deliverables/records/image'
import { MESSAGE } from '#app/prompts/domain/deliverables/records/message'
import { PLAN } from '#app/prompts/domain/deliverables/records/plan'
import { PUBLISH } from '#app/prompts/domain/deliverables/records/publish'
import { REWRITE } from '#app/prompts/domain/deliverables/records/rewrite'
import { STORY } from '#app/prompts/domain/deliverables/records/story'
import { TEACH } from '#app/prompts/domain/deliverables/records/teach'
import { keepRecord } from '#app/prompts/domain/deliverables/record_store'
import { FAMILIES, type Family } from '#app/prompts/domain/reading/family/families'

/** Everything that is known of each kind of work. Importing this file loads all of it. */
export const RECORDS: Record<Family, FamilyRecord> = {
  message: MESSAGE,
  publish: PUBLISH,
  document: DOCUMENT,
  plan: PLAN,
  decide: DECIDE,
  explain: EXPLAIN,
  analyze: ANALYZE,
  condense: CONDENSE,
  rewrite: REWRITE,
  code: CODE,
  debug: DEBUG,
  teach: TEACH,
  ideas: IDEAS,
  story: STORY,
  converse: CONVERSE,
  image: IMAGE,
}

for (const family of FAMILIES) keepRecord(family, RECORDS[family])
