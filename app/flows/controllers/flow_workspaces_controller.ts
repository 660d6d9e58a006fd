import type { HttpContext } from '@adonisjs/core/http'
import { moveFlow } from '#app/flows/services/flows/move_flow'
import FlowTransformer from '#app/flows/transformers/flow_transformer'
import { moveValidator } from '#app/flows/validators/move_validator'

export default class FlowWorkspacesController {
  async update({ auth, params, request, serialize }: HttpContext) {
    const { workspaceId } = await request.validateUsing(moveValidator, { data: request.body() })
    const move = { id: params.id as string, personId: auth.getUserOrFail().id, workspaceId }
    return serialize(FlowTransformer.transform(await moveFlow(move)))
  }
}
