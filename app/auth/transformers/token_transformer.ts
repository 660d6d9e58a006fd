import type { AccessToken } from '@adonisjs/auth/access_tokens'
import { BaseTransformer } from '@adonisjs/core/transformers'
import { isScope } from '#app/auth/domain/scopes'

export default class TokenTransformer extends BaseTransformer<AccessToken> {
  toObject() {
    const { identifier, name, abilities, createdAt, lastUsedAt, expiresAt } = this.resource
    return {
      id: Number(identifier),
      name,
      scopes: abilities.filter(isScope),
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
      expiresAt: expiresAt?.toISOString() ?? null,
    }
  }

  /** With the secret, which is known only in the moment it is made. */
  withSecret() {
    return { ...this.toObject(), token: this.resource.value?.release() ?? '' }
  }
}
