import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SignInProvider } from '#app/auth/services/sign_in/sign_in_providers'

export default class SignInProviderTransformer extends BaseTransformer<SignInProvider> {
  toObject() {
    return this.pick(this.resource, ['id', 'name', 'sandbox'])
  }
}
