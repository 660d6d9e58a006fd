import type { HttpContext } from '@adonisjs/core/http'
import { openFlowShare } from '#app/flows/services/sharing/flow_share_links'
import SharedFlowTransformer from '#app/flows/transformers/shared_flow_transformer'

export default class SharedFlowsController {
  async show({ params, response, serialize }: HttpContext) {
    const shared = await openFlowShare(params.token)
    response.header('X-Robots-Tag', 'noindex')
    return serialize(SharedFlowTransformer.transform(shared))
  }
}
