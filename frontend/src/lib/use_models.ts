import { useQuery } from '@tanstack/react-query'
import { type ResponseOf } from '#frontend/lib/api'
import { apiQuery } from '#frontend/lib/api_queries'
import { queryClient } from '#frontend/lib/loading/query_client'

export type ModelChoice = ResponseOf<'model_choices.index'>['choices'][number]

const MODELS = apiQuery('model_choices.index')

/** The models that can be asked, and how often they may be asked today. */
export function useModels() {
  const { data } = useQuery(MODELS)
  const choices = data?.choices ?? []
  return {
    isKnown: data !== undefined && data !== null,
    choices,
    /** Those that are more than a demonstration. */
    models: choices.filter(({ kind }) => kind === 'model'),
    /** Improvements and tryouts that are left of the day's, or null while that is not known. */
    left: data ? data.improvementsToday.most - data.improvementsToday.used : null,
  }
}

/** One of them was at work: it can be asked less often now. */
export const outdateModels = () => void queryClient.invalidateQueries({ queryKey: MODELS.queryKey })

export const modelName = ({ provider, model }: Pick<ModelChoice, 'provider' | 'model'>) =>
  model ? `${provider} · ${model}` : provider
