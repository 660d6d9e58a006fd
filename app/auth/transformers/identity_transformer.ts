import { BaseTransformer } from '@adonisjs/core/transformers'
import type Identity from '#app/auth/models/identity'

export default class IdentityTransformer extends BaseTransformer<Identity> {
  toObject() {
    const { id, issuer, label, createdAt } = this.resource
    return { id, issuer, label, createdAt: createdAt.toISO() }
  }
}
