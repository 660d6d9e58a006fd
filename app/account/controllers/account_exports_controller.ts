import type { HttpContext } from '@adonisjs/core/http'
import { findExport, findExports } from '#app/account/services/exports/export_rows'
import { removeExport } from '#app/account/services/exports/remove_exports'
import { startExport, type Started } from '#app/account/services/exports/start_export'
import AccountExportTransformer from '#app/account/transformers/account_export_transformer'
import { newExportValidator } from '#app/account/validators/account_validators'
import { ApiException } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'

export default class AccountExportsController {
  async index({ auth, serialize }: HttpContext) {
    const rows = await findExports(auth.getUserOrFail().id)
    return serialize(AccountExportTransformer.transform(rows))
  }

  async store(ctx: HttpContext) {
    await ctx.request.validateUsing(newExportValidator, { data: ctx.request.body() })
    const { id: userId } = ctx.auth.getUserOrFail()
    return answerOnce(
      ctx,
      (transact) => transact((trx) => startExport(userId, Date.now(), trx)),
      (started: Started) => {
        if (!started.ok) throw refusalOf(started)
        ctx.response.status(202).header('Location', `/api/account/exports/${started.row.id}`)
        return ctx.serialize(AccountExportTransformer.transform(started.row))
      }
    )
  }

  async show({ auth, params, serialize }: HttpContext) {
    const row = await findExport(auth.getUserOrFail().id, params.id)
    return serialize(AccountExportTransformer.transform(row))
  }

  async destroy({ auth, params, response }: HttpContext) {
    const { id } = await findExport(auth.getUserOrFail().id, params.id)
    await removeExport(id)
    return response.noContent()
  }
}

function refusalOf(refusal: Extract<Started, { ok: false }>): ApiException {
  switch (refusal.error) {
    case 'under_way':
      return new ApiException(409, 'export_under_way', 'Your data is being prepared already.', {
        hint: 'Wait until it is ready, or stop it.',
      })
    case 'too_many':
      return new ApiException(
        429,
        'too_many_exports',
        'You can prepare your data three times in 24 hours.',
        {
          hint: 'Use the last download, or try again later.',
          retryAfter: refusal.retryAfterSeconds,
        }
      )
    default:
      return refusal satisfies never
  }
}
