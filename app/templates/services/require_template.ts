import { ApiException } from '#app/core/exceptions/api_exception'
import { starterOf } from '#app/templates/domain/starters'
import type { Template } from '#app/templates/domain/types'

/** The template of this id. @throws ApiException 404 with the specified text. */
export function requireTemplate(id: string): Template {
  const template = starterOf(id)
  if (!template) throw new ApiException(404, 'not_found', 'Template not found')
  return template
}
