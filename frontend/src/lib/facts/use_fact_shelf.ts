import { useQuery } from '@tanstack/react-query'
import { factKey, factNameFor, MAX_FACT_VALUE_LENGTH } from '#app/prompts/domain/facts'
import { isAnswer } from '#app/prompts/domain/blanks/fill_blanks'
import { matchFacts } from '#app/prompts/domain/match_facts'
import { factsQuery, type Fact } from '#frontend/lib/facts/facts'
import { useFactActions } from '#frontend/lib/facts/use_fact_actions'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

export interface Keepable {
  name: string
  /** The fact of that name, which would be changed. */
  known: Fact | null
}

/** The facts of a person, from which blanks are answered and into which answers are put. */
export interface FactShelf {
  offersFor(label: string): Fact[]
  /** Under which name an answer can be kept; null where it is kept already or cannot be. */
  keepable(label: string, answer: string | undefined): Keepable | null
  keep(keepable: Keepable, answer: string): void
}

export function useFactShelf(): FactShelf | null {
  const { data: facts } = useQuery(factsQuery)
  const { save, fail } = useFactActions()
  if (!facts) return null
  return {
    offersFor: (label) => matchFacts(label, facts),
    keepable(label, answer) {
      if (!isAnswer(answer) || answer.length > MAX_FACT_VALUE_LENGTH) return null
      if (matchFacts(label, facts).some(({ value }) => value === answer)) return null
      const name = factNameFor(label)
      const known = facts.find((fact) => factKey(fact.name) === factKey(name)) ?? null
      return known?.value === answer ? null : { name: known?.name ?? name, known }
    },
    keep({ name, known }, value) {
      save({ name, value }, known).catch((error: unknown) =>
        fail(t('facts.saveFailed', { reason: reasonOf(error) }))
      )
    },
  }
}
