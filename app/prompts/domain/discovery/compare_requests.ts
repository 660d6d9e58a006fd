import type { Request } from '#app/prompts/domain/discovery/types'

const OF_SHORTER = 0.75
const OF_LONGER = 0.5
const LEAST_SHARED = 2

/**
 * How far two requests ask for the same deliverable about the same object, 0 to 1; whom it is for aside. 0 where the
 * engine does not know both deliverables.
 */
export function sameMatter(one: Request, other: Request): number {
  if (one.deliverable === null || one.deliverable !== other.deliverable) return 0
  const shared = one.object.intersection(other.object).size
  const [shorter, longer] = [one.object.size, other.object.size].sort((a, b) => a - b)
  const [ofShorter, ofLonger] = [shared / shorter, shared / longer]
  if (shared < LEAST_SHARED || ofShorter < OF_SHORTER || ofLonger < OF_LONGER) return 0
  return (ofShorter + ofLonger) / 2
}

/** Whether both name their readers, and these have nothing in common. */
export function haveOtherReaders(one: Request, other: Request): boolean {
  return one.readers.size > 0 && other.readers.size > 0 && one.readers.isDisjointFrom(other.readers)
}
