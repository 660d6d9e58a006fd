import { FAMILIES, type Family } from '#app/prompts/domain/reading/family/families'
import { featuresOf } from '#app/prompts/domain/reading/family/features'
import { RangeDecoder } from '#app/prompts/domain/reading/family/range_code'
import type { RankedFamily } from '#app/prompts/domain/reading/reading'
import {
  addUp,
  codeTable,
  emptyTable,
  sharesOf,
  type WeightTable,
} from '#app/prompts/domain/reading/family/weight_table'
import { ROWS, SHARPNESS, THRESHOLDS, WEIGHTS } from '#app/prompts/domain/reading/family/weights'

export interface FamilyChoice {
  /** Null where the classifier is not confident enough to name one. */
  family: Family | null
  /** How probable it is that the first of the ranked families is right, 0 to 1. */
  confidence: number
  /** The three most probable families, the most probable first. */
  ranked: RankedFamily[]
}

let decoded: WeightTable | null = null

/** The weights that `bin/train` wrote, decoded at the first call. */
export function familyWeights(): WeightTable {
  if (decoded) return decoded
  decoded = emptyTable(ROWS, FAMILIES.length)
  codeTable(new RangeDecoder(WEIGHTS), decoded)
  return decoded
}

/**
 * Which family of work a request asks for: a linear model over hashed words, trained on labeled
 * requests by `bin/train`. Any text is fine, and the same text always gets the same answer.
 */
export function chooseFamily(text: string): FamilyChoice {
  const shares = sharesOf(addUp(familyWeights(), featuresOf(text)), SHARPNESS)
  const ranked = FAMILIES.map((family, at): RankedFamily => [family, shares[at]])
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
  const [family, confidence] = ranked[0]
  return { family: confidence >= THRESHOLDS[family] ? family : null, confidence, ranked }
}
