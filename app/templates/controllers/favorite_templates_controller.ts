import type { HttpContext } from '@adonisjs/core/http'
import { markFavorite, unmarkFavorite } from '#app/templates/services/marks/template_marks'
import { requireTemplate } from '#app/templates/services/require_template'

export default class FavoriteTemplatesController {
  async store({ auth, params, response }: HttpContext) {
    const user = auth.getUserOrFail()
    const { id } = await requireTemplate(params.id, user)
    await markFavorite({ userId: user.id, templateId: id }, Date.now())
    return response.noContent()
  }

  /** Also of a template that is not there any more. */
  async destroy({ auth, params, response }: HttpContext) {
    await unmarkFavorite({ userId: auth.getUserOrFail().id, templateId: params.id })
    return response.noContent()
  }
}
