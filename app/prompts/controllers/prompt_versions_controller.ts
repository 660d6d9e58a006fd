import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { linkNextPage } from '#app/core/paging'
import type PromptVersion from '#app/prompts/models/prompt_version'
import { answerVersion } from '#app/prompts/services/versions/answer_version'
import { engineCaller } from '#app/prompts/services/engine_pool'
import { findVersions } from '#app/prompts/services/versions/find_versions'
import { ownPrompt } from '#app/prompts/services/own_prompt'
import { versionOf } from '#app/prompts/services/versions/restore_version'
import { assessChoice, saveVersion } from '#app/prompts/services/versions/save_version'
import { prepareAndWrite, writtenBy, type Written } from '#app/prompts/services/write_prompt'
import VersionTransformer from '#app/prompts/transformers/version_transformer'
import { versionListValidator, versionValidator } from '#app/prompts/validators/prompt_validators'

export default class PromptVersionsController {
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(versionListValidator, { data: ctx.request.qs() })
    const prompt = await ownPrompt(ctx.auth.getUserOrFail().id, ctx.params.id, { to: 'read' })
    const { versions, next } = await findVersions(prompt.id, page)
    linkNextPage(ctx, next)
    return ctx.serialize(VersionTransformer.transform(versions).useVariant('forList'))
  }

  async show(ctx: HttpContext) {
    const prompt = await ownPrompt(ctx.auth.getUserOrFail().id, ctx.params.id, { to: 'read' })
    const number = Number(ctx.params.version)
    return ctx.serialize(VersionTransformer.transform(await versionOf(prompt, number)))
  }

  async store(ctx: HttpContext) {
    const choice = await ctx.request.validateUsing(versionValidator, { data: ctx.request.body() })
    const where = writtenBy(ctx)
    const authored = { ...choice, authorId: where.userId }
    return answerOnce(
      ctx,
      (transact) =>
        prepareAndWrite(
          where,
          (read) => assessChoice(read, choice, engineCaller(ctx)),
          (found, assessment, trx) => saveVersion(found, authored, assessment, trx),
          transact
        ),
      (written: Written<PromptVersion>) => answerVersion(ctx, written)
    )
  }
}
