import { modelChoiceAtom, OFFLINE } from '#frontend/lib/model_choice'
import { useAtom } from '#frontend/lib/state'
import { useModels } from '#frontend/lib/use_models'

/** The models that can improve a prompt, and the one that does; null for the offline engine. */
export function useModel() {
  const { isKnown, models, left } = useModels()
  const [chosen, choose] = useAtom(modelChoiceAtom)
  // Until the list is there, what was chosen earlier is believed.
  const isThere = !isKnown || models.some(({ id }) => id === chosen)
  return {
    models,
    left,
    model: chosen !== OFFLINE && isThere ? chosen : null,
    choose,
  }
}
