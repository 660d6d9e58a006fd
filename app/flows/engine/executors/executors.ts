import { approval } from '#app/flows/engine/executors/approval_step'
import { fetch } from '#app/flows/engine/executors/fetch_step'
import { flow } from '#app/flows/engine/executors/flow_step'
import { INSTANT } from '#app/flows/engine/executors/instant_executors'
import * as models from '#app/flows/engine/executors/model_steps'
import * as prompts from '#app/flows/engine/executors/prompt_steps'
import type { Executors } from '#app/flows/engine/executors/step_work'

export const EXECUTORS: Executors = {
  ...INSTANT,
  prompt: { isInstant: false, work: models.prompt },
  sort: { isInstant: false, work: models.sort },
  check: { isInstant: false, work: models.check },
  improve: { isInstant: false, work: prompts.improve },
  approval: { isInstant: false, work: approval },
  flow: { isInstant: false, work: flow },
  fetch: { isInstant: false, work: fetch },
  template: { isInstant: false, work: prompts.template },
}
