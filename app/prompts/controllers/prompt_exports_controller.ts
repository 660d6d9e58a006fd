import type { HttpContext } from '@adonisjs/core/http'
import { COLLECTION_KINDS } from '#app/prompts/domain/export/collection_formats'
import { exportPrompts } from '#app/prompts/services/export_prompts'
import { promptExportValidator } from '#app/prompts/validators/import_validators'

export default class PromptExportsController {
  async show({ auth, request, response }: HttpContext) {
    const data = request.qs()
    const { format = 'json' } = await request.validateUsing(promptExportValidator, { data })
    const { ending, type } = COLLECTION_KINDS[format]
    response.header('Content-Type', type)
    response.header('Content-Disposition', `attachment; filename="hone-prompts.${ending}"`)
    response.header('Cache-Control', 'no-store')
    response.stream(exportPrompts(auth.getUserOrFail().id, format))
  }
}
