import type { HttpContext } from '@adonisjs/core/http'
import { answerEtag } from '#app/core/etag'
import { restoreVersion } from '#app/prompts/services/restore_version'
import { writePrompt, writtenBy } from '#app/prompts/services/write_prompt'
import VersionTransformer from '#app/prompts/transformers/version_transformer'
import { restoreValidator } from '#app/prompts/validators/prompt_validators'

export default class RestoredVersionsController {
  async store(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(restoreValidator, {
      data: ctx.request.body(),
    })
    const { prompt, made } = await writePrompt(writtenBy(ctx), (found, trx) =>
      restoreVersion(found, version, trx)
    )
    answerEtag(ctx, prompt.etag)
    ctx.response.status(201).header('Location', `/api/prompts/${prompt.id}/versions/${made.number}`)
    return ctx.serialize(VersionTransformer.transform(made))
  }
}
