import { ApiException } from '#app/core/exceptions/api_exception'
import type { Template } from '#app/templates/domain/types'
import { findTemplate } from '#app/templates/services/library'

/** The template of this id that a person may see. @throws ApiException 404 with the specified text. */
export async function requireTemplate(
  id: string,
  { isAdmin }: { isAdmin: boolean }
): Promise<Template> {
  const template = await findTemplate(id)
  if (!template || !(template.isPublic || isAdmin))
    throw new ApiException(404, 'not_found', 'Template not found')
  return template
}
