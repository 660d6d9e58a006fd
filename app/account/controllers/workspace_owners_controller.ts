import type { HttpContext } from '@adonisjs/core/http'
import { handOverWorkspace } from '#app/account/services/hand_over_workspace'
import { workspaceOwnerValidator } from '#app/account/validators/workspace_owner_validator'

export default class WorkspaceOwnersController {
  async update({ auth, params, request, response }: HttpContext) {
    const { personId: newOwnerId } = await request.validateUsing(workspaceOwnerValidator, {
      data: request.body(),
    })
    const { id: personId } = auth.getUserOrFail()
    await handOverWorkspace({ id: params.id as string, personId, newOwnerId })
    return response.noContent()
  }
}
