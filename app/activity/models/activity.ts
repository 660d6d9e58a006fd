import { beforeCreate } from '@adonisjs/lucid/orm'
import { v7 } from 'uuid'
import { ActivitySchema } from '#database/schema'

export default class Activity extends ActivitySchema {
  static table = 'activities'
  static selfAssignPrimaryKey = true

  @beforeCreate()
  static assignId(activity: Activity) {
    activity.id ??= v7()
  }
}
