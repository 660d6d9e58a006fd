import { BaseTransformer } from '@adonisjs/core/transformers'
import { variablesJson } from '#app/templates/domain/writing/template_json'
import type { TemplateFields } from '#app/templates/domain/writing/template_fields'
import type WorkflowTemplate from '#app/templates/models/workflow_template'
import { fieldsOf } from '#app/templates/services/writing/template_rows'

/** The fields as an administrator sends them, so that they can be sent again. */
export function bodyOf({ variables, ...fields }: TemplateFields) {
  return { ...fields, variables: variablesJson(variables) }
}

/** A template as administrators see and change it. */
export default class AdminTemplateTransformer extends BaseTransformer<WorkflowTemplate> {
  toObject() {
    const { id, version, origin, archivedAt, deletedAt, createdAt, updatedAt } = this.resource
    return {
      ...{ id, version, origin: origin as 'admin' | 'notion' },
      ...bodyOf(fieldsOf(this.resource)),
      archivedAt: archivedAt?.toUTC().toISO() ?? null,
      deletedAt: deletedAt?.toUTC().toISO() ?? null,
      createdAt: createdAt.toUTC().toISO() as string,
      updatedAt: updatedAt.toUTC().toISO() as string,
    }
  }
}
