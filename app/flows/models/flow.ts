import { beforeCreate } from '@adonisjs/lucid/orm'
import { v7 } from 'uuid'
import { FlowSchema } from '#database/schema'

export default class Flow extends FlowSchema {
  static table = 'flows'
  static selfAssignPrimaryKey = true

  @beforeCreate()
  static assignId(flow: Flow) {
    flow.id ??= v7()
  }

  /** What JSON columns hold is replaced, never changed in place: no deep copy is needed. */
  override $hydrateOriginals() {
    this.$original = { ...this.$attributes }
  }
}
