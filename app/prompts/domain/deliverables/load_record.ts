import type { FamilyRecord } from '#app/prompts/domain/deliverables/deliverable'
import { keepRecord } from '#app/prompts/domain/deliverables/record_store'
import type { Family } from '#app/prompts/domain/reading/family/families'

const LOADERS: Record<Family, () => Promise<FamilyRecord>> = {
  message: () =>
    import('#app/prompts/domain/deliverables/records/message').then(({ MESSAGE }) => MESSAGE),
  publish: () =>
    import('#app/prompts/domain/deliverables/records/publish').then(({ PUBLISH }) => PUBLISH),
  document: () =>
    import('#app/prompts/domain/deliverables/records/document').then(({ DOCUMENT }) => DOCUMENT),
  plan: () => import('#app/prompts/domain/deliverables/records/plan').then(({ PLAN }) => PLAN),
  decide: () =>
    import('#app/prompts/domain/deliverables/records/decide').then(({ DECIDE }) => DECIDE),
  explain: () =>
    import('#app/prompts/domain/deliverables/records/explain').then(({ EXPLAIN }) => EXPLAIN),
  analyze: () =>
    import('#app/prompts/domain/deliverables/records/analyze').then(({ ANALYZE }) => ANALYZE),
  condense: () =>
    import('#app/prompts/domain/deliverables/records/condense').then(({ CONDENSE }) => CONDENSE),
  rewrite: () =>
    import('#app/prompts/domain/deliverables/records/rewrite').then(({ REWRITE }) => REWRITE),
  code: () => import('#app/prompts/domain/deliverables/records/code').then(({ CODE }) => CODE),
  debug: () => import('#app/prompts/domain/deliverables/records/debug').then(({ DEBUG }) => DEBUG),
  teach: () => import('#app/prompts/domain/deliverables/records/teach').then(({ TEACH }) => TEACH),
  ideas: () => import('#app/prompts/domain/deliverables/records/ideas').then(({ IDEAS }) => IDEAS),
  story: () => import('#app/prompts/domain/deliverables/records/story').then(({ STORY }) => STORY),
  converse: () =>
    import('#app/prompts/domain/deliverables/records/converse').then(({ CONVERSE }) => CONVERSE),
  image: () => import('#app/prompts/domain/deliverables/records/image').then(({ IMAGE }) => IMAGE),
}

/** Loads the record of one family: a browser needs no other for a text. */
export async function loadRecord(family: Family | null): Promise<void> {
  if (family !== null) keepRecord(family, await LOADERS[family]())
}
