import vine from '@vinejs/vine'
import { pageFields } from '#app/core/paging'
import { strictObject, text } from '#app/core/validation'
import { MAX_TAG_LENGTH } from '#app/templates/domain/library/template_file'
import { TEMPLATE_CATEGORIES } from '#app/templates/domain/types'
import { TEMPLATE_VIEWS } from '#app/templates/domain/template_marks'
import { TEMPLATE_SORTS } from '#app/templates/domain/search/find_templates'

const filter = {
  search: pageFields.search,
  category: vine.enum(TEMPLATE_CATEGORIES).optional(),
  tag: text(MAX_TAG_LENGTH).optional(),
  view: vine.enum(TEMPLATE_VIEWS).optional(),
}

/** Without a limit the whole list is answered. */
export const templateListValidator = vine.create(
  strictObject({ ...pageFields, ...filter, sort: vine.enum(TEMPLATE_SORTS).optional() })
)

export const templateFacetsValidator = vine.create(strictObject(filter))
