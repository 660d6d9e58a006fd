import type { HttpContext } from '@adonisjs/core/http'
import { answerOnce } from '#app/core/idempotency/answer_once'
import type PromptVersion from '#app/prompts/models/prompt_version'
import { answerVersion } from '#app/prompts/services/versions/answer_version'
import { restoreVersion } from '#app/prompts/services/versions/restore_version'
import { writePrompt, writtenBy, type Written } from '#app/prompts/services/write_prompt'
import { restoreValidator } from '#app/prompts/validators/prompt_validators'

export default class RestoredVersionsController {
  async store(ctx: HttpContext) {
    const { version } = await ctx.request.validateUsing(restoreValidator, {
      data: ctx.request.body(),
    })
    const where = writtenBy(ctx)
    const restored = { number: version, authorId: where.userId }
    return answerOnce(
      ctx,
      (transact) =>
        writePrompt(where, (found, trx) => restoreVersion(found, restored, trx), transact),
      (written: Written<PromptVersion>) => answerVersion(ctx, written)
    )
  }
}
