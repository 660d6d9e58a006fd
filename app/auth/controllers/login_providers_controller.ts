import type { HttpContext } from '@adonisjs/core/http'
import { signInProviders } from '#app/auth/services/sign_in/sign_in_providers'
import SignInProviderTransformer from '#app/auth/transformers/sign_in_provider_transformer'

export default class LoginProvidersController {
  async index({ serialize }: HttpContext) {
    return serialize(SignInProviderTransformer.transform(signInProviders()))
  }
}
