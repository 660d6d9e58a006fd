import { beforeCreate } from '@adonisjs/lucid/orm'
import { v7 } from 'uuid'
import { AccessTokens } from '#app/auth/services/access_tokens'
import { UserSchema } from '#database/schema'

export default class User extends UserSchema {
  static selfAssignPrimaryKey = true

  static accessTokens = new AccessTokens({
    tokenableModel: User,
    prefix: 'hone_',
    expiresIn: '90 days',
    tokenSecretLength: 40,
  })

  @beforeCreate()
  static assignId(user: User) {
    user.id ??= v7()
    user.preferences ??= {}
    user.suspendedMs ??= null
  }

  /** What JSON columns hold is replaced, never changed in place: no deep copy is needed. */
  override $hydrateOriginals() {
    this.$original = { ...this.$attributes }
  }
}
