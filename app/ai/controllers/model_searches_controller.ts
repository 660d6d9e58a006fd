import type { HttpContext } from '@adonisjs/core/http'
import { searchModels } from '#app/ai/services/providers/search_models'
import { emptyBodyValidator } from '#app/ai/validators/usage_validators'
import env from '#start/env'

export default class ModelSearchesController {
  /** Looks on this machine alone, and only where its addresses are allowed. */
  async store({ request }: HttpContext) {
    await request.validateUsing(emptyBodyValidator, { data: request.body() })
    const isAllowed = env.get('MODEL_PRIVATE_ADDRESSES')
    const nothing = { found: null, models: [] }
    return { isAllowed, ...(isAllowed ? await searchModels() : nothing) }
  }
}
