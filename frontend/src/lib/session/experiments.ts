import type { Experiment } from '#app/auth/domain/preferences'
import { useSession } from '#frontend/lib/session/person'

/** Whether the person takes part in an experiment. Nobody does who has not asked for it. */
export function useExperiment(id: Experiment): boolean {
  const { person } = useSession()
  return person?.preferences.experiments?.[id] === true
}
