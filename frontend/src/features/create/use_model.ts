import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api'
import { modelChoiceAtom, OFFLINE } from '#frontend/lib/model_choice'
import { useAtom } from '#frontend/lib/state'

export type ModelChoice = ResponseOf<'model_choices.index'>['choices'][number]

/** The models that can improve a prompt, and the one that does; null for the offline engine. */
export function useModel() {
  const { data } = useQuery(apiQuery('model_choices.index'))
  const [chosen, choose] = useAtom(modelChoiceAtom)
  const models = (data?.choices ?? []).filter(({ kind }) => kind === 'model')
  // Until the list is there, what was chosen earlier is believed.
  const isThere = !data || models.some(({ id }) => id === chosen)
  return {
    models,
    left: data ? data.improvementsToday.most - data.improvementsToday.used : null,
    model: chosen !== OFFLINE && isThere ? chosen : null,
    choose,
  }
}
