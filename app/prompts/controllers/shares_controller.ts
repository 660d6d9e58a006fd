import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { absent } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { linkNextPage } from '#app/core/paging'
import ShareLink from '#app/prompts/models/share_link'
import { engineCaller } from '#app/prompts/services/engine_pool'
import { findShareLinks } from '#app/prompts/services/sharing/find_share_links'
import {
  createShareLink,
  reopenShareLink,
  type NewShareLink,
} from '#app/prompts/services/sharing/share_links'
import type { Written } from '#app/prompts/services/write_prompt'
import ShareLinkTransformer, {
  NewShareLinkTransformer,
} from '#app/prompts/transformers/share_link_transformer'
import { shareLinkValidator, shareListValidator } from '#app/prompts/validators/prompt_validators'
import { onlyReadable, requireDeed } from '#app/workspaces/services/access'
import { currentWorkspace } from '#app/workspaces/services/current_workspace'
import Prompt from '#app/prompts/models/prompt'

export default class SharesController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(shareListValidator, { data: ctx.request.qs() })
    const { links, next } = await findShareLinks(await currentWorkspace(ctx, 'read'), filter)
    linkNextPage(ctx, next)
    return ctx.serialize(ShareLinkTransformer.transform(links))
  }

  async store(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(shareLinkValidator, { data: ctx.request.body() })
    const { id } = ctx.auth.getUserOrFail()
    return answerOnce(
      ctx,
      (transact) => createShareLink(id, wish, engineCaller(ctx), transact),
      ({ made }: Written<NewShareLink>) => {
        ctx.response.status(201).header('Location', `/api/shares/${made.link.id}`)
        return ctx.serialize(NewShareLinkTransformer.transform(made))
      }
    )
  }

  /** What the reader of a link sees, for whoever made it or opened it before. */
  async show({ auth, params, serialize }: HttpContext) {
    const link = await reopenShareLink(params.id, auth.getUserOrFail().id)
    return serialize(ShareLinkTransformer.transform(link).useVariant('forReader'))
  }

  async destroy({ auth, params, response }: HttpContext) {
    const { id: personId } = auth.getUserOrFail()
    const readable = onlyReadable(Prompt.query().select('id'), personId, 'prompts')
    const link = await ShareLink.query()
      .where('id', params.id)
      .whereIn('prompt_id', readable)
      .preload('prompt')
      .first()
    if (!link) throw absent('share link')
    await requireDeed(personId, link.prompt, 'edit')
    await link.merge({ revokedAt: link.revokedAt ?? DateTime.utc() }).save()
    return response.noContent()
  }
}
