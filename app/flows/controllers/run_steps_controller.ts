import type { HttpContext } from '@adonisjs/core/http'
import { findStep } from '#app/flows/services/runs/find_steps'
import StepTransformer from '#app/flows/transformers/step_transformer'
import { stepsShownTo } from '#app/flows/services/approvals/steps_shown_to'
import { placedOf } from '#app/flows/services/runs/find_runs'

export default class RunStepsController {
  async show(ctx: HttpContext) {
    const { id, key } = ctx.params
    const { id: personId } = ctx.auth.getUserOrFail()
    const found = await findStep(personId, id, key)
    const [step] = await stepsShownTo(personId, placedOf(found), [found])
    return ctx.serialize(StepTransformer.transform(step))
  }
}
