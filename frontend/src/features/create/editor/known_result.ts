import { sameSettings } from '#frontend/prompts/draft'
import type { PromptStart } from '#frontend/prompts/prompt_start'
import type { EngineResult } from '#frontend/features/create/editor/editor_state'

/** The improvement that the server has of this draft, or null. */
export function knownResult({
  draft,
  improvement,
  improvedText,
}: PromptStart): EngineResult | null {
  if (!improvement || draft.text !== improvedText) return null
  return { request: { ...draft, ...improvement.madeWith }, improvement }
}

/**
 * Whether the engine would give this result again for the settings and silenced rules of now. False where the server
 * did not store what an improvement was made with.
 */
export function isUpToDate(
  { request, improvement: { madeWith } }: EngineResult,
  { draft }: PromptStart,
  without: readonly string[]
): boolean {
  if (!madeWith || !sameSettings(request.settings, draft.settings)) return false
  return madeWith.without.toSorted().join() === without.toSorted().join()
}
