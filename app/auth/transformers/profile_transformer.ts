import { BaseTransformer } from '@adonisjs/core/transformers'
import type Identity from '#app/auth/models/identity'
import type User from '#app/auth/models/user'
import IdentityTransformer from '#app/auth/transformers/identity_transformer'
import UserTransformer from '#app/auth/transformers/user_transformer'

export default class ProfileTransformer extends BaseTransformer<{
  user: User
  identities: Identity[]
}> {
  toObject() {
    const { user, identities } = this.resource
    return {
      ...new UserTransformer(user).toObject(),
      identities: IdentityTransformer.transform(identities),
    }
  }
}
