import { useForm } from '#frontend/features/create/contents/use_form'
import { useKind } from '#frontend/features/create/kind/use_kind'
import { useAnswers } from '#frontend/features/create/questions/use_answers'
import type { DraftSync } from '#frontend/prompts/draft_sync'

/** What a person tells Hone about a prompt with one click or one answer; each is followed by `rerun`. */
export function useAsking(sync: DraftSync, rerun: () => void) {
  return {
    answer: useAnswers(sync, rerun),
    kindChoice: useKind(sync, rerun),
    askForm: useForm(sync, rerun),
  }
}
