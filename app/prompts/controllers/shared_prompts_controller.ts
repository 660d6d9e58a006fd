import type { HttpContext } from '@adonisjs/core/http'
import { openShareLink } from '#app/prompts/services/sharing/share_links'
import ShareLinkTransformer from '#app/prompts/transformers/share_link_transformer'

export default class SharedPromptsController {
  async show({ auth, params, response, serialize }: HttpContext) {
    const link = await openShareLink(params.token, auth.user?.id)
    response.header('X-Robots-Tag', 'noindex')
    return serialize(ShareLinkTransformer.transform(link).useVariant('forReader'))
  }
}
