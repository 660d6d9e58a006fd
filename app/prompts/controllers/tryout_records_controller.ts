import type { HttpContext } from '@adonisjs/core/http'
import { tryoutRecord } from '#app/prompts/services/tryouts/tryout_record'

export default class TryoutRecordsController {
  /** What the person's own tries have shown so far. */
  async show({ auth }: HttpContext) {
    return tryoutRecord(auth.getUserOrFail().id)
  }
}
