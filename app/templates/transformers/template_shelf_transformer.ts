import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Shelf } from '#app/templates/domain/gallery'
import type { Template } from '#app/templates/domain/types'

/** A tab of the gallery. Its cards need no more than this. */
export default class TemplateShelfTransformer extends BaseTransformer<Shelf<Template>> {
  toObject() {
    const { id, count, shown } = this.resource
    const templates = shown.map(({ id: templateId, title, description, icon, tags, steps }) => ({
      ...{ id: templateId, title, description, icon, tags, isWorkflow: steps.length > 0 },
    }))
    return { id, count, templates }
  }
}
