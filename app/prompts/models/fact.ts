import { beforeCreate, beforeSave } from '@adonisjs/lucid/orm'
import { v7 } from 'uuid'
import { factKey } from '#app/prompts/domain/facts'
import { FactSchema } from '#database/schema'

export default class Fact extends FactSchema {
  static table = 'facts'
  static selfAssignPrimaryKey = true

  @beforeCreate()
  static assignId(fact: Fact) {
    fact.id ??= v7()
  }

  @beforeSave()
  static nameOnce(fact: Fact) {
    if (fact.$dirty.name) fact.nameKey = factKey(fact.name)
  }
}
