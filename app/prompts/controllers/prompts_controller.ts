import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { answerEtag } from '#app/core/etag'
import { unacceptable } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { linkNextPage } from '#app/core/paging'
import type Prompt from '#app/prompts/models/prompt'
import { changePrompt } from '#app/prompts/services/change_prompt'
import { createPrompt } from '#app/prompts/services/create_prompt'
import { engineCaller } from '#app/prompts/services/engine_pool'
import { findPrompts } from '#app/prompts/services/find_prompts'
import { ownPrompt } from '#app/prompts/services/own_prompt'
import { writePrompt, writtenBy } from '#app/prompts/services/write_prompt'
import { roleFor } from '#app/workspaces/services/access'
import { currentWorkspace } from '#app/workspaces/services/current_workspace'
import PromptTransformer from '#app/prompts/transformers/prompt_transformer'
import {
  promptChangeValidator,
  promptListValidator,
  promptRemovalValidator,
  promptValidator,
} from '#app/prompts/validators/prompt_validators'

export default class PromptsController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(promptListValidator, { data: ctx.request.qs() })
    const workspace = await currentWorkspace(ctx, 'read')
    const { prompts, next } = await findPrompts(workspace, filter)
    linkNextPage(ctx, next)
    return ctx.serialize(PromptTransformer.transform(prompts))
  }

  async store(ctx: HttpContext) {
    const source = await ctx.request.validateUsing(promptValidator, { data: ctx.request.body() })
    const workspace = await currentWorkspace(ctx, 'edit')
    return answerOnce(
      ctx,
      (transact) => createPrompt(workspace, source, engineCaller(ctx), transact),
      (prompt: Prompt) => {
        answerEtag(ctx, prompt.etag)
        ctx.response.status(201).header('Location', `/api/prompts/${prompt.id}`)
        return ctx.serialize(PromptTransformer.transform(prompt).useVariant('forOpen'))
      }
    )
  }

  async show(ctx: HttpContext) {
    const { id: personId } = ctx.auth.getUserOrFail()
    const prompt = await ownPrompt(personId, ctx.params.id, { to: 'read' })
    answerEtag(ctx, prompt.etag)
    const opened = await ctx.serialize(PromptTransformer.transform(prompt).useVariant('forOpen'))
    return { ...opened, role: await roleFor(personId, prompt) }
  }

  async update(ctx: HttpContext) {
    const change = await ctx.request.validateUsing(promptChangeValidator, {
      data: ctx.request.body(),
    })
    if (Object.keys(change).length === 0)
      throw unacceptable({ body: 'Send at least one field to change.' })
    const where = { ...writtenBy(ctx), deleted: change.deletedAt === null }
    const { prompt } = await writePrompt(where, (found) =>
      changePrompt(found, change, DateTime.utc())
    )
    answerEtag(ctx, prompt.etag)
    return ctx.serialize(PromptTransformer.transform(prompt))
  }

  async destroy(ctx: HttpContext) {
    const { permanent } = await ctx.request.validateUsing(promptRemovalValidator, {
      data: ctx.request.qs(),
    })
    const prompt = await ownPrompt(ctx.auth.getUserOrFail().id, ctx.params.id, { deleted: true })
    if (permanent === 'true' && prompt.deletedAt) await prompt.delete()
    else await prompt.merge({ deletedAt: prompt.deletedAt ?? DateTime.utc() }).save()
    return ctx.response.noContent()
  }
}
