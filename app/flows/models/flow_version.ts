import { beforeCreate } from '@adonisjs/lucid/orm'
import { v7 } from 'uuid'
import { FlowVersionSchema } from '#database/schema'

export default class FlowVersion extends FlowVersionSchema {
  static table = 'flow_versions'
  static selfAssignPrimaryKey = true

  @beforeCreate()
  static assignId(version: FlowVersion) {
    version.id ??= v7()
  }

  /** A version never changes: no deep copy of its graph is needed. */
  override $hydrateOriginals() {
    this.$original = { ...this.$attributes }
  }
}
