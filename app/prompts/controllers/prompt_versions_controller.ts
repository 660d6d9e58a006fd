import type { HttpContext } from '@adonisjs/core/http'
import { answerEtag } from '#app/core/etag'
import { absent } from '#app/core/exceptions/api_exception'
import { linkNextPage, readCursor, DEFAULT_LIMIT } from '#app/core/paging'
import PromptVersion from '#app/prompts/models/prompt_version'
import { ownPrompt } from '#app/prompts/services/own_prompt'
import { versionOf } from '#app/prompts/services/restore_version'
import { saveVersion } from '#app/prompts/services/save_version'
import { writePrompt, writtenBy } from '#app/prompts/services/write_prompt'
import VersionTransformer from '#app/prompts/transformers/version_transformer'
import { versionListValidator, versionValidator } from '#app/prompts/validators/prompt_validators'

export default class PromptVersionsController {
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(versionListValidator, { data: ctx.request.qs() })
    const prompt = await ownPrompt(ctx.auth.getUserOrFail().id, ctx.params.id)
    const limit = page.limit ?? DEFAULT_LIMIT
    const query = PromptVersion.query().where('prompt_id', prompt.id).orderBy('number', 'desc')
    const cursor = readCursor(page.cursor)
    if (cursor) query.where('number', '<', Number(cursor.value))
    const versions = await query.limit(limit)
    const last = versions.length === limit ? versions[limit - 1] : null
    linkNextPage(ctx, last && { value: String(last.number), id: last.id })
    return ctx.serialize(VersionTransformer.transform(versions))
  }

  async show(ctx: HttpContext) {
    const prompt = await ownPrompt(ctx.auth.getUserOrFail().id, ctx.params.id)
    const number = Number(ctx.params.version)
    if (!Number.isSafeInteger(number)) throw absent('version')
    return ctx.serialize(VersionTransformer.transform(await versionOf(prompt, number)))
  }

  async store(ctx: HttpContext) {
    const choice = await ctx.request.validateUsing(versionValidator, { data: ctx.request.body() })
    const { prompt, made } = await writePrompt(writtenBy(ctx), (found, trx) =>
      saveVersion(found, choice, trx)
    )
    answerEtag(ctx, prompt.etag)
    ctx.response.status(201).header('Location', `/api/prompts/${prompt.id}/versions/${made.number}`)
    return ctx.serialize(VersionTransformer.transform(made))
  }
}
