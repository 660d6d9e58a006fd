import { RULES } from '#app/prompts/domain/findings/all'
import type { Edit, VariantId } from '#app/prompts/domain/types'
import { ACCOUNTS } from '#app/prompts/domain/variants/addition'
import { OWN_LIST } from '#app/prompts/domain/variants/own_list'

export const TITLES: Record<VariantId, string> = {
  structured: 'Structured Version',
  contextual: 'Contextual Version',
  optimized: 'Optimized Version',
}

const STRATEGY: Record<VariantId, string> = {
  structured:
    'Keeps your words in order and lists what the result must contain, so that nothing is overlooked.',
  contextual:
    'Asks for what only you know and would change the answer most, so that less has to be guessed.',
  optimized: 'States the output, the limits and the test for a good result in a compact brief.',
}

const DID = new Map<string, string>([
  [OWN_LIST.reason, OWN_LIST.did],
  ...Object.values(ACCOUNTS).map(({ reason, did }) => [reason, did] as const),
  ...RULES.flatMap(({ why, did }) => (did ? [[why, did] as const] : [])),
])

/** What was changed, one sentence for each kind of change, in the order of the text. */
export function improvementsOf(edits: Edit[]): string[] {
  return [...new Set(edits.map(({ reason }) => DID.get(reason) ?? reason))]
}

const ADDS = new Set(Object.values(ACCOUNTS).map(({ reason }) => reason))

/** Why the variant is written as it is. */
export function reasoningOf(id: VariantId, edits: Edit[]): string {
  return edits.some(({ reason }) => ADDS.has(reason))
    ? STRATEGY[id]
    : 'Your request says what it needs; only its wording is put right.'
}
