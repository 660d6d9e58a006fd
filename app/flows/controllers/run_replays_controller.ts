import type { HttpContext } from '@adonisjs/core/http'
import { startAndAnswer } from '#app/flows/services/runs/answer_run'
import { startReplay } from '#app/flows/services/runs/start_replay'
import { replayValidator } from '#app/flows/validators/flow_validators'

export default class RunReplaysController {
  async store(ctx: HttpContext) {
    const replay = await ctx.request.validateUsing(replayValidator, { data: ctx.request.body() })
    const where = { userId: ctx.auth.getUserOrFail().id, id: ctx.params.id as string }
    return startAndAnswer(ctx, (transact) => startReplay(where, replay, transact))
  }
}
