import type { HttpContext } from '@adonisjs/core/http'
import { findStep } from '#app/flows/services/runs/find_steps'
import StepTransformer from '#app/flows/transformers/step_transformer'

export default class RunStepsController {
  async show(ctx: HttpContext) {
    const { id, key } = ctx.params
    const step = await findStep(ctx.auth.getUserOrFail().id, id, key)
    return ctx.serialize(StepTransformer.transform(step))
  }
}
