import { useQuery } from '@tanstack/react-query'
import { apiQuery, type ResponseOf } from '#frontend/lib/api'

export type ModelChoice = ResponseOf<'model_choices.index'>['choices'][number]

/** The models that can be asked, and how often they may be asked today. */
export function useModels() {
  const { data } = useQuery(apiQuery('model_choices.index'))
  return {
    isKnown: data !== undefined && data !== null,
    choices: data?.choices ?? [],
    /** Improvements and tryouts that are left of the day's, or null while that is not known. */
    left: data ? data.improvementsToday.most - data.improvementsToday.used : null,
  }
}

export const modelName = ({ provider, model }: Pick<ModelChoice, 'provider' | 'model'>) =>
  model ? `${provider} · ${model}` : provider
