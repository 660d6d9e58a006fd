import type { HttpContext } from '@adonisjs/core/http'
import { COLLECTION_KINDS } from '#app/prompts/domain/export/collection_formats'
import { exportPrompts } from '#app/prompts/services/export_prompts'
import { currentWorkspace } from '#app/workspaces/services/current_workspace'
import { promptExportValidator } from '#app/prompts/validators/import_validators'

export default class PromptExportsController {
  async show(ctx: HttpContext) {
    const { request, response } = ctx
    const data = request.qs()
    const { format = 'json' } = await request.validateUsing(promptExportValidator, { data })
    const workspace = await currentWorkspace(ctx, 'read')
    const { ending, type } = COLLECTION_KINDS[format]
    response.header('Content-Type', type)
    response.header('Content-Disposition', `attachment; filename="hone-prompts.${ending}"`)
    response.header('Cache-Control', 'no-store')
    response.stream(exportPrompts(workspace, format))
  }
}
