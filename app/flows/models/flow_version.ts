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
}
