import type { HttpContext } from '@adonisjs/core/http'
import { findServices } from '#app/account/services/find_services'
import ServiceTransformer from '#app/account/transformers/service_transformer'

export default class ServicesController {
  async index({ serialize }: HttpContext) {
    return serialize(ServiceTransformer.transform(await findServices()))
  }
}
