import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'

export default class HealthController {
  async index({ response }: HttpContext) {
    return response.ok({ status: 'live' })
  }

  async show({ response, logger }: HttpContext) {
    try {
      await db.rawQuery('select 1')
      return response.ok({ status: 'ready' })
    } catch (error) {
      logger.error({ err: error }, 'database does not answer')
      return response.serviceUnavailable({
        message: 'The database does not answer.',
        code: 'not_ready',
      })
    }
  }
}
