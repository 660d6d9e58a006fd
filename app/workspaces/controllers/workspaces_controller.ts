import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import {
  createWorkspace,
  findWorkspaces,
  type FoundWorkspace,
  renameWorkspace,
} from '#app/workspaces/services/workspaces'
import WorkspaceTransformer from '#app/workspaces/transformers/workspace_transformer'
import { workspaceValidator } from '#app/workspaces/validators/workspace_validators'

export default class WorkspacesController {
  async index({ auth, serialize }: HttpContext) {
    const workspaces = await findWorkspaces(auth.getUserOrFail().id)
    return serialize(WorkspaceTransformer.transform(workspaces))
  }

  async store(ctx: HttpContext) {
    const { name } = await ctx.request.validateUsing(workspaceValidator, {
      data: ctx.request.body(),
    })
    const { id: personId } = ctx.auth.getUserOrFail()
    return answerOnce(
      ctx,
      (transact) => createWorkspace(personId, name, transact),
      (made: FoundWorkspace) => {
        ctx.response.status(201)
        return ctx.serialize(WorkspaceTransformer.transform(made))
      }
    )
  }

  async update({ auth, params, request, serialize }: HttpContext) {
    const { name } = await request.validateUsing(workspaceValidator, { data: request.body() })
    const where = { id: params.id as string, personId: auth.getUserOrFail().id }
    return serialize(WorkspaceTransformer.transform(await renameWorkspace(where, name)))
  }
}
