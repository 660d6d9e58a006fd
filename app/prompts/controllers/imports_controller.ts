import type { HttpContext } from '@adonisjs/core/http'
import { limitReached, refused } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { linkNextPage } from '#app/core/paging'
import { MAX_IMPORTS } from '#app/prompts/domain/limits'
import { findImports } from '#app/prompts/services/importing/find_imports'
import { type ImportStart, startImport } from '#app/prompts/services/importing/start_import'
import { restoreImport, undoImport } from '#app/prompts/services/importing/undo_import'
import ImportTransformer from '#app/prompts/transformers/import_transformer'
import UndoneImportTransformer from '#app/prompts/transformers/undone_import_transformer'
import {
  importChangeValidator,
  importListValidator,
  importRemovalValidator,
  importValidator,
} from '#app/prompts/validators/import_validators'

export default class ImportsController {
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(importListValidator, { data: ctx.request.qs() })
    const { imports, next } = await findImports(ctx.auth.getUserOrFail().id, page)
    linkNextPage(ctx, next)
    return ctx.serialize(ImportTransformer.transform(imports))
  }

  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(importValidator, { data: ctx.request.body() })
    return answerOnce(
      ctx,
      (transact) => startImport(ctx.auth.getUserOrFail().id, given, transact),
      (start: ImportStart) => {
        if (!start.ok) throw tooMany()
        ctx.response.status(201)
        return ctx.serialize(ImportTransformer.transform(start.started))
      }
    )
  }

  /** Brings back an import that was undone. */
  async update({ auth, params, request, serialize }: HttpContext) {
    await request.validateUsing(importChangeValidator, { data: request.body() })
    const outcome = await restoreImport(auth.getUserOrFail().id, params.id)
    if (!outcome.ok) throw refused(outcome)
    return serialize(ImportTransformer.transform(outcome.restored))
  }

  async destroy({ auth, params, request, serialize }: HttpContext) {
    const { edited } = await request.validateUsing(importRemovalValidator, { data: request.qs() })
    const options = { edited: edited === 'true' }
    const undone = await undoImport(auth.getUserOrFail().id, params.id, options)
    return serialize(UndoneImportTransformer.transform(undone))
  }
}

const tooMany = () =>
  limitReached(
    `You have reached the limit of ${MAX_IMPORTS.toLocaleString('en-US')} imports.`,
    'Add prompts one by one instead.'
  )
