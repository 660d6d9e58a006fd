import type { HttpContext } from '@adonisjs/core/http'
import { storageTrouble } from '#app/core/services/storage_trouble'

export default class HealthController {
  async index({ response }: HttpContext) {
    return response.ok({ status: 'live' })
  }

  async show({ response }: HttpContext) {
    const trouble = await storageTrouble()
    if (trouble === null) return response.ok({ status: 'ready' })
    return response.serviceUnavailable({ message: trouble, code: 'not_ready' })
  }
}
