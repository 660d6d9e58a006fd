import { beforeCreate, beforeSave } from '@adonisjs/lucid/orm'
import { v7 } from 'uuid'
import { FlowSchema } from '#database/schema'
import { flowSearchText, nameKey } from '#app/flows/domain/values/flow_names'

export default class Flow extends FlowSchema {
  static table = 'flows'
  static selfAssignPrimaryKey = true

  @beforeCreate()
  static assignId(flow: Flow) {
    flow.id ??= v7()
  }

  @beforeSave()
  static refreshListColumns(flow: Flow) {
    if ('title' in flow.$dirty) flow.nameKey = nameKey(flow.title)
    if ('title' in flow.$dirty || 'tags' in flow.$dirty) flow.searchText = flowSearchText(flow)
  }

  /** What JSON columns hold is replaced, never changed in place: no deep copy is needed. */
  override $hydrateOriginals() {
    this.$original = { ...this.$attributes }
  }
}
