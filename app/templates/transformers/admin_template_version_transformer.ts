import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoTime } from '#app/core/sql_time'
import type { TemplateVersion } from '#app/templates/services/writing/find_template_versions'
import { bodyOf } from '#app/templates/transformers/admin_template_transformer'

export default class AdminTemplateVersionTransformer extends BaseTransformer<TemplateVersion> {
  toObject() {
    const { version, note, fields, author_id: authorId, created_at: createdAt } = this.resource
    return { version, note, authorId, createdAt: isoTime(createdAt), ...bodyOf(fields) }
  }
}
