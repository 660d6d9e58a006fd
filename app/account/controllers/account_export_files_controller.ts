import type { HttpContext } from '@adonisjs/core/http'
import { exportFileName } from '#app/account/domain/exports'
import { findExport } from '#app/account/services/exports/export_rows'
import { readExportFile } from '#app/account/services/exports/read_export_file'
import { ApiException } from '#app/core/exceptions/api_exception'

export default class AccountExportFilesController {
  async show({ auth, params, response }: HttpContext) {
    const row = await findExport(auth.getUserOrFail().id, params.id)
    if (row.status !== 'ready') throw notReady()
    const name = exportFileName(Number(row.created_ms))
    response.header('Content-Type', 'application/zip')
    response.header('Content-Disposition', `attachment; filename="${name}"`)
    response.header('Content-Length', String(row.bytes))
    response.header('Cache-Control', 'no-store')
    response.stream(readExportFile(row.id))
  }
}

const notReady = () =>
  new ApiException(409, 'export_not_ready', 'This download is not ready yet.', {
    hint: 'Wait until it is, or prepare a new one.',
  })
