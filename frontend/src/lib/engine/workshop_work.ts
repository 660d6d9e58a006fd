import { discovering } from '#app/prompts/domain/discovery/discover'
import { findFitting } from '#app/prompts/domain/discovery/find_fitting'
import type { Progress } from '#app/prompts/domain/discovery/types'
import { proposeVariables } from '#app/prompts/domain/templating/propose_variables'
import { strengthen } from '#app/prompts/domain/workshop/strengthen'
import type { WorkshopResult, WorkshopTask } from '#frontend/lib/engine/engine_client'

/** The tasks of the workshop, in the engine's thread. */
export function workshop(
  task: WorkshopTask,
  onProgress: (progress: Progress) => void
): WorkshopResult {
  switch (task.kind) {
    case 'strengthen':
      return strengthen(task.text)
    case 'variables':
      return proposeVariables(task.text)
    case 'fitting':
      return findFitting(task.wish, task.sources)
    case 'discover': {
      const steps = discovering(task.sources, task.apart)
      for (;;) {
        const next = steps.next()
        if (next.done) return next.value
        onProgress(next.value)
      }
    }
  }
}
