import type { HttpContext } from '@adonisjs/core/http'
import { answerEtag } from '#app/core/etag'
import type Flow from '#app/flows/models/flow'
import FlowTransformer from '#app/flows/transformers/flow_transformer'

/** Answers with a flow that was just created, and where it is. */
export function answerNewFlow(ctx: HttpContext, flow: Flow) {
  answerEtag(ctx, flow.etag)
  ctx.response.status(201).header('Location', `/api/flows/${flow.id}`)
  return ctx.serialize(FlowTransformer.transform(flow).useVariant('forOpen'))
}
