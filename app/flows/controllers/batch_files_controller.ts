import type { HttpContext } from '@adonisjs/core/http'
import { resultFileName } from '#app/flows/domain/batches/batch_csv'
import { batchCsv } from '#app/flows/services/batches/batch_csv'
import { findBatch, type FoundBatch } from '#app/flows/services/batches/find_batches'

export default class BatchFilesController {
  async show(ctx: HttpContext) {
    const batch = await findBatch(ctx.auth.getUserOrFail().id, ctx.params.id)
    ctx.response.header('Content-Type', 'text/csv; charset=utf-8')
    ctx.response.header('Content-Disposition', `attachment; filename*=UTF-8''${encoded(batch)}`)
    ctx.response.header('Cache-Control', 'no-store')
    ctx.response.stream(batchCsv(batch))
  }
}

/** The name of the file as a header can carry it (RFC 8187). */
const encoded = ({ name }: FoundBatch): string =>
  encodeURIComponent(resultFileName(name)).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`
  )
