import { RULES } from '#app/prompts/domain/rules/all'
import type { Edit, VariantId } from '#app/prompts/domain/types'
import { ACCOUNTS } from '#app/prompts/domain/variants/addition'

export const TITLES: Record<VariantId, string> = {
  structured: 'Structured Version',
  contextual: 'Contextual Version',
  optimized: 'Optimized Version',
}

const STRATEGY: Record<VariantId, string> = {
  structured:
    'Keeps your wording and puts each requirement on a line of its own, so that none is overlooked.',
  contextual:
    'Tells the situation first: who it is for, why, and which facts to keep to, so that less has to be guessed.',
  optimized:
    'Puts everything the task needs into a compact brief with a fixed output and a test for a good result.',
}

const DID = new Map<string, string>([
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
