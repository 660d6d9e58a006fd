import type { HttpContext } from '@adonisjs/core/http'
import { STORAGE_PAUSE } from '#app/core/exceptions/error_body'
import { storageTrouble } from '#app/core/services/storage_trouble'

export default class HealthController {
  async index({ response }: HttpContext) {
    return response.ok({ status: 'live' })
  }

  async show({ response }: HttpContext) {
    const trouble = await storageTrouble()
    if (trouble === null) return response.ok({ status: 'ready' })
    response.header('Retry-After', String(STORAGE_PAUSE))
    return response.serviceUnavailable({ message: trouble, code: 'not_ready' })
  }
}
