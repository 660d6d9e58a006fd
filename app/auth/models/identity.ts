import { beforeCreate } from '@adonisjs/lucid/orm'
import { v7 } from 'uuid'
import { IdentitySchema } from '#database/schema'

/** One account at a sign-in provider that opens the account of a person here. */
export default class Identity extends IdentitySchema {
  static selfAssignPrimaryKey = true

  @beforeCreate()
  static assignId(identity: Identity) {
    identity.id ??= v7()
  }
}
