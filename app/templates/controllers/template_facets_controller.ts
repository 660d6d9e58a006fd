import type { HttpContext } from '@adonisjs/core/http'
import { facetsOf } from '#app/templates/domain/search/find_templates'
import { idsInView } from '#app/templates/domain/template_marks'
import { TEMPLATE_CATEGORIES } from '#app/templates/domain/types'
import { library } from '#app/templates/services/library'
import { readMarks } from '#app/templates/services/marks/template_marks'
import TemplateFacetsTransformer from '#app/templates/transformers/template_facets_transformer'
import { templateFacetsValidator } from '#app/templates/validators/template_validators'

export default class TemplateFacetsController {
  async show({ auth, request, serialize }: HttpContext) {
    const { view, ...filter } = await request.validateUsing(templateFacetsValidator, {
      data: request.qs(),
    })
    const { id, isAdmin } = auth.getUserOrFail()
    const only = view && idsInView(await readMarks(id), view)
    const wish = { ...filter, only, seesPrivate: isAdmin }
    const facets = facetsOf(await library(), TEMPLATE_CATEGORIES, wish)
    return serialize(TemplateFacetsTransformer.transform(facets))
  }
}
