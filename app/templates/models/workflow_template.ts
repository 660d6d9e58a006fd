import { beforeCreate } from '@adonisjs/lucid/orm'
import { v7 } from 'uuid'
import { WorkflowTemplateSchema } from '#database/schema'

export default class WorkflowTemplate extends WorkflowTemplateSchema {
  static table = 'workflow_templates'
  static selfAssignPrimaryKey = true

  @beforeCreate()
  static assignId(template: WorkflowTemplate) {
    template.id ??= v7()
  }

  /** What JSON columns hold is replaced, never changed in place: no deep copy is needed. */
  override $hydrateOriginals() {
    this.$original = { ...this.$attributes }
  }
}
