import type { HttpContext } from '@adonisjs/core/http'
import UserTransformer from '#app/auth/transformers/user_transformer'

export default class CurrentUserController {
  async show({ auth, serialize }: HttpContext) {
    return serialize(UserTransformer.transform(auth.getUserOrFail()))
  }
}
