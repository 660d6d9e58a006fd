import { applyEdits, compatible } from '#app/prompts/domain/edits'
import type { Edit } from '#app/prompts/domain/types'
import { analyzeOffline } from '#cli/services/improving/offline_engine'

/** An edit may make another one possible, but not without end. */
const MAX_PASSES = 3

/** Says which of some edits to make. */
export type Choose = (text: string, edits: Edit[]) => Promise<Edit[]>

export interface FixedText {
  text: string
  /** How many edits were made. */
  made: number
  /** How many were offered and not made. */
  left: number
}

/** Makes the safe edits of what is found in a text: those that leave its meaning as it is. */
export async function fixText(text: string, without: string[], choose: Choose): Promise<FixedText> {
  const fixed: FixedText = { text, made: 0, left: 0 }
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const offered = await editsFor(fixed.text, without)
    if (offered.length === 0) return fixed
    const chosen = await choose(fixed.text, offered)
    fixed.left = offered.length - chosen.length
    if (chosen.length === 0) return fixed
    fixed.text = applyEdits(fixed.text, chosen)
    fixed.made += chosen.length
    // What the user has left must not be offered again.
    if (fixed.left > 0) return fixed
  }
  return fixed
}

export async function editsFor(text: string, without: string[]): Promise<Edit[]> {
  const { findings } = await analyzeOffline(text, without)
  return compatible(findings.flatMap(({ edit }) => edit ?? []))
}
