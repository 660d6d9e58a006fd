import encryption from '@adonisjs/core/services/encryption'
import { beforeCreate } from '@adonisjs/lucid/orm'
import { v7 } from 'uuid'
import { ModelProviderSchema } from '#database/schema'

const PURPOSE = 'model_provider'

export default class ModelProvider extends ModelProviderSchema {
  static table = 'model_providers'
  static selfAssignPrimaryKey = true

  @beforeCreate()
  static assignId(provider: ModelProvider) {
    provider.id ??= v7()
  }

  /** The key as the provider knows it; null where there is none, or where APP_KEY has changed since. */
  get key(): string | null {
    return this.apiKey && encryption.decrypt<string>(this.apiKey, PURPOSE)
  }

  set key(key: string | null) {
    this.apiKey = key && encryption.encrypt(key, { purpose: PURPOSE })
  }
}
