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
  /** The deliverable that the person chose, or null. */
  deliverable: Deliverable | null
  /** The one that the request names, or null. */
  named: Deliverable | null
}

/**
 * The lines of the family that a request asks for, with the questions of the deliverable that it names. Null where the
 * engine is not confident of the family, or where only what is replied to belongs to it.
 *
 * A name alone does not add the other lines of a deliverable: when they were added, blind readers preferred the original
 * nearly as often as the result; with the lines of the family alone, they seldom did.
 */
export function guideFor(reading: Reading): Guide | null {
  const { family } = reading
  if (family === null || isOnlyRepliedTo(reading)) return null
  return familyGuide(family, reading)
}

/** The lines of a kind of work that the person chose: those of the deliverable where they chose one. */
export function guideForKind({ family, deliverable }: Kind, reading: Reading): Guide {
  const chosen = recordOf(family).deliverables.find(({ id }) => id === deliverable)
  if (!chosen) return familyGuide(family, reading)
  return { ...linesOf(family), ...chosen, deliverable: chosen, named: chosen }
}

function familyGuide(family: Family, reading: Reading): Guide {
  const named = chooseDeliverable(reading)
  const lines = linesOf(family)
  return { ...lines, asks: named?.asks ?? lines.asks, deliverable: null, named }
}

function linesOf(family: Family): Lines {
  const { contains, form, length, tone, limits, gaps, test, asks } = recordOf(family)
  return { contains, form, length, tone, limits, gaps, test, asks }
}
