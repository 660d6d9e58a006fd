import { retiresOn } from '#app/ai/domain/retirements'
import {
  allProviders,
  DEMO,
  DEMO_TARGET,
  isDemoThere,
  lastTaken,
} from '#app/ai/services/model_targets'

/** What a person can choose to be answered by, besides the offline engine. */
export interface ModelChoice {
  id: string
  kind: 'model' | 'demo'
  provider: string
  /** Null where the provider's first is taken. */
  model: string | null
  isDefault: boolean
  /** The day (YYYY-MM-DD) on which the model is switched off, where one is known. */
  retiresOn: string | null
}

const dayOf = (model: string | null) => model && retiresOn(model)

/** All choices, the administrator's own first. */
export async function modelChoices(): Promise<ModelChoice[]> {
  const providers = await allProviders()
  const choices = providers.map(({ id, name, model, isDefault }) => ({
    id,
    kind: 'model' as const,
    provider: name,
    model,
    isDefault,
    retiresOn: dayOf(model ?? lastTaken(id)),
  }))
  if (!isDemoThere(providers)) return choices
  const { provider, model } = DEMO_TARGET
  return [{ id: DEMO, kind: 'demo', provider, model, isDefault: false, retiresOn: null }]
}
