import type { HttpContext } from '@adonisjs/core/http'
import { answerEtag } from '#app/core/etag'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { linkNextPage } from '#app/core/paging'
import { findFlowVersions, requireFlowVersion } from '#app/flows/services/versions/flow_versions'
import { ownFlow } from '#app/flows/services/flows/own_flow'
import {
  saveFlowVersion,
  type SavedFlowVersion,
} from '#app/flows/services/versions/save_flow_version'
import { writtenBy } from '#app/flows/services/flows/write_flow'
import FlowVersionTransformer from '#app/flows/transformers/flow_version_transformer'
import SavedFlowVersionTransformer from '#app/flows/transformers/saved_flow_version_transformer'
import { flowVersionValidator, versionListValidator } from '#app/flows/validators/flow_validators'

export default class FlowVersionsController {
  async index(ctx: HttpContext) {
    const page = await ctx.request.validateUsing(versionListValidator, { data: ctx.request.qs() })
    const flow = await ownFlow(ctx.auth.getUserOrFail().id, ctx.params.id, { to: 'read' })
    const { versions, next } = await findFlowVersions(flow.id, page)
    linkNextPage(ctx, next)
    return ctx.serialize(FlowVersionTransformer.transform(versions))
  }

  async show(ctx: HttpContext) {
    const flow = await ownFlow(ctx.auth.getUserOrFail().id, ctx.params.id, { to: 'read' })
    const version = await requireFlowVersion(flow.id, Number(ctx.params.version))
    return ctx.serialize(FlowVersionTransformer.transform(version).useVariant('forOpen'))
  }

  async store(ctx: HttpContext) {
    const { note = null } = await ctx.request.validateUsing(flowVersionValidator, {
      data: ctx.request.body(),
    })
    return answerOnce(
      ctx,
      (transact) => saveFlowVersion(writtenBy(ctx), note, transact),
      (saved: SavedFlowVersion) => {
        answerEtag(ctx, saved.flow.etag)
        ctx.response.status(201)
        return ctx.serialize(SavedFlowVersionTransformer.transform(saved))
      }
    )
  }
}
