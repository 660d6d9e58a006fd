import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { answerEtag } from '#app/core/etag'
import { absent, unacceptable } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'
import { linkNextPage } from '#app/core/paging'
import type Flow from '#app/flows/models/flow'
import { changeFlow } from '#app/flows/services/flows/change_flow'
import { answerNewFlow } from '#app/flows/services/flows/answer_new_flow'
import { deleteFlowForGood } from '#app/flows/services/flows/delete_flow_for_good'
import { editableFlows, isReadOnly } from '#app/flows/services/flows/editable_flows'
import { findFlows } from '#app/flows/services/flows/find_flows'
import { insertFlow, flowToInsert } from '#app/flows/services/flows/insert_flow'
import { lastRunsOf } from '#app/flows/services/flows/last_runs'
import { noteFlowOpening } from '#app/flows/services/flows/note_flow_opening'
import { ownFlow } from '#app/flows/services/flows/own_flow'
import { writtenBy } from '#app/flows/services/flows/write_flow'
import FlowTransformer from '#app/flows/transformers/flow_transformer'
import ListedFlowTransformer from '#app/flows/transformers/listed_flow_transformer'
import OpenFlowTransformer from '#app/flows/transformers/open_flow_transformer'
import {
  flowChangeValidator,
  flowListValidator,
  flowRemovalValidator,
  flowValidator,
} from '#app/flows/validators/flow_validators'
import { roleFor } from '#app/workspaces/services/access'
import { currentWorkspace } from '#app/workspaces/services/current_workspace'

export default class FlowsController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(flowListValidator, { data: ctx.request.qs() })
    const workspace = await currentWorkspace(ctx, 'read')
    const { flows, next } = await findFlows(workspace, filter)
    linkNextPage(ctx, next)
    const runs = await lastRunsOf(flows.map((flow) => flow.id))
    const editable = await editableFlows(workspace.ownerId)
    const listed = flows.map((flow) => ({
      ...{ flow, lastRun: runs.get(flow.id) },
      isReadOnly: flow.deletedAt === null && isReadOnly(editable, flow.id),
    }))
    return ctx.serialize(ListedFlowTransformer.transform(listed))
  }

  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(flowValidator, { data: ctx.request.body() })
    const workspace = await currentWorkspace(ctx, 'edit')
    const made = flowToInsert(given)
    return answerOnce(
      ctx,
      (transact) => transact((trx) => insertFlow(workspace, made, trx)),
      (flow: Flow) => answerNewFlow(ctx, flow)
    )
  }

  async show(ctx: HttpContext) {
    const { id: userId } = ctx.auth.getUserOrFail()
    const flow = await ownFlow(userId, ctx.params.id, { to: 'read' })
    await noteFlowOpening(flow)
    answerEtag(ctx, flow.etag)
    const opened = {
      ...{ flow, role: await roleFor(userId, flow) },
      isReadOnly: isReadOnly(await editableFlows(flow.userId), flow.id),
    }
    return ctx.serialize(OpenFlowTransformer.transform(opened))
  }

  async update(ctx: HttpContext) {
    const change = await ctx.request.validateUsing(flowChangeValidator, {
      data: ctx.request.body(),
    })
    if (Object.keys(change).length === 0)
      throw unacceptable({ body: 'Send at least one field to change.' })
    const where = { ...writtenBy(ctx), deleted: change.deletedAt === null }
    const flow = await changeFlow(where, change)
    answerEtag(ctx, flow.etag)
    return ctx.serialize(FlowTransformer.transform(flow))
  }

  async destroy(ctx: HttpContext) {
    const { permanent } = await ctx.request.validateUsing(flowRemovalValidator, {
      data: ctx.request.qs(),
    })
    const flow = await ownFlow(ctx.auth.getUserOrFail().id, ctx.params.id, { deleted: true })
    if (permanent === 'true' && flow.deletedAt) {
      if (!(await deleteFlowForGood(flow.id))) throw absent('deleted flow')
    } else await flow.merge({ deletedAt: flow.deletedAt ?? DateTime.utc() }).save()
    return ctx.response.noContent()
  }
}
