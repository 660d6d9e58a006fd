import { useMemo, useSyncExternalStore } from 'react'
import { blankFields, type BlankField } from '#app/prompts/domain/blanks/blank_fields'
import { fillingOf, type Filling } from '#app/prompts/domain/blanks/fill_blanks'
import type { DraftGateway } from '#frontend/prompts/draft_gateway'
import { AnswerKeeper, type AnswersView } from '#frontend/lib/storage/answer_keeper'

export interface OpenFilling extends Filling, AnswersView {
  /** What the text asks for, answered or not. */
  fields: BlankField[]
  keeper: AnswerKeeper
}

/**
 * A text with what its reader answered to its blanks. The answers belong to the prompt: its variants
 * share them, other settings leave them, and a reload brings them back.
 */
export function useFilling(content: string, gateway: DraftGateway): OpenFilling {
  const keeper = answersOf(gateway)
  const view = useAnswersOf(gateway)
  const fields = useMemo(() => blankFields(content), [content])
  const filling = useMemo(() => fillingOf(content, view.answers), [content, view.answers])
  return { ...filling, ...view, fields, keeper }
}

/** What was answered to the blanks of a prompt, whatever variant they stand in. */
export function useAnswersOf(gateway: DraftGateway): AnswersView {
  const keeper = answersOf(gateway)
  return useSyncExternalStore(keeper.subscribe, () => keeper.view)
}

const keepers = new WeakMap<DraftGateway, AnswerKeeper>()

function answersOf(gateway: DraftGateway): AnswerKeeper {
  const known = keepers.get(gateway)
  if (known) return known
  const made = new AnswerKeeper({
    find: () => gateway.findAnswers(),
    keep: (answers) => gateway.keepAnswers(answers),
  })
  keepers.set(gateway, made)
  return made
}
