import type { HttpContext } from '@adonisjs/core/http'
import SupportTransformer from '#app/account/transformers/support_transformer'
import env from '#start/env'

export default class SupportController {
  async show({ serialize }: HttpContext) {
    return serialize(SupportTransformer.transform({ email: env.get('SUPPORT_EMAIL') }))
  }
}
