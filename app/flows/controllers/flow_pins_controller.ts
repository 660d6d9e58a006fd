import type { HttpContext } from '@adonisjs/core/http'
import { findPins, pinStep, unpinStep } from '#app/flows/services/runs/flow_pins'
import FlowPinTransformer from '#app/flows/transformers/flow_pin_transformer'
import { pinValidator } from '#app/flows/validators/flow_validators'

export default class FlowPinsController {
  async index({ auth, params, serialize }: HttpContext) {
    const pins = await findPins(auth.getUserOrFail().id, params.id)
    return serialize(FlowPinTransformer.transform(pins))
  }

  async update(ctx: HttpContext) {
    const { runId } = await ctx.request.validateUsing(pinValidator, { data: ctx.request.body() })
    const pin = await pinStep(pinnedBy(ctx), runId)
    return ctx.serialize(FlowPinTransformer.transform(pin))
  }

  async destroy(ctx: HttpContext) {
    await unpinStep(pinnedBy(ctx))
    return ctx.response.noContent()
  }
}

const pinnedBy = ({ auth, params }: HttpContext) => ({
  userId: auth.getUserOrFail().id,
  flowId: params.id as string,
  nodeId: params.nodeId as string,
})
