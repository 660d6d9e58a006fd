import { guideId } from '#app/content/domain/sync/guide_id'

/** What the list tells of a guide. */
export interface ListedGuide {
  id: string
  title: string
  description: string
  /** How long it takes to read; null while it is only announced. */
  minutes: number | null
  /** Its id in the workspace that it was synced from; null where it comes with Hone. */
  syncedId: string | null
}

type Match = (own: ListedGuide, synced: ListedGuide) => boolean

const hasSameAddress: Match = (own, synced) => own.id === synced.id
const hasSameTitle: Match = (own, synced) =>
  guideId(own.title, null) === guideId(synced.title, null)

/**
 * The guides that come with Hone in their order, then those of the workspace in theirs. A guide of the workspace takes
 * the place of the one that has its address, or else its title, or else of the first that is only announced: so the
 * list grows only once nothing in it is announced anymore.
 */
export function mergeGuides(
  own: readonly ListedGuide[],
  synced: readonly ListedGuide[]
): ListedGuide[] {
  const places = new Map<string, ListedGuide>()
  const others = new Set(synced)
  for (const matches of [hasSameAddress, hasSameTitle])
    for (const guide of own.filter(({ id }) => !places.has(id))) {
      const found = [...others].find((one) => matches(guide, one))
      if (!found) continue
      places.set(guide.id, { ...found, id: guide.id })
      others.delete(found)
    }
  const announced = own.filter(({ id, minutes }) => minutes === null && !places.has(id))
  const further = [...others]
  for (const { id } of announced) {
    const guide = further.shift()
    if (guide) places.set(id, guide)
  }
  return [...own.map((guide) => places.get(guide.id) ?? guide), ...further]
}
