import {
  chooseDeliverable,
  isOnlyRepliedTo,
} from '#app/prompts/domain/deliverables/choose_deliverable'
import type { Deliverable, Lines } from '#app/prompts/domain/deliverables/deliverable'
import { recordOf } from '#app/prompts/domain/deliverables/record_store'
import type { Kind } from '#app/prompts/domain/kinds/kind'
import type { Family } from '#app/prompts/domain/reading/family/families'
import type { Reading } from '#app/prompts/domain/reading/reading'

/** What is known of the kind of work that a request asks for. */
export interface Guide extends Lines {
  deliverable: Deliverable | null
}

/**
 * The lines of the family, with those of the deliverable in their place where it has its own. Null where the
 * engine is not confident of the family, or where only what is replied to belongs to it.
 */
export function guideFor(reading: Reading): Guide | null {
  const { family } = reading
  if (family === null || isOnlyRepliedTo(reading)) return null
  return guideOf(family, chooseDeliverable(reading))
}

/**
 * The lines of a kind of work that the person chose: those of the deliverable where they chose one, else of the one that
 * the request names.
 */
export function guideForKind({ family, deliverable }: Kind, reading: Reading): Guide {
  const chosen = recordOf(family).deliverables.find(({ id }) => id === deliverable)
  return guideOf(family, chosen ?? chooseDeliverable(reading))
}

function guideOf(family: Family, deliverable: Deliverable | null): Guide {
  const { contains, form, length, tone, limits, gaps, test, asks } = recordOf(family)
  return { contains, form, length, tone, limits, gaps, test, asks, ...deliverable, deliverable }
}
