import type { HttpContext } from '@adonisjs/core/http'
import { findActivities } from '#app/activity/services/find_activities'
import ActivityTransformer from '#app/activity/transformers/activity_transformer'
import { activityListValidator } from '#app/activity/validators/activity_validators'
import { linkNextPage } from '#app/core/paging'

export default class ActivitiesController {
  async index(ctx: HttpContext) {
    const filter = await ctx.request.validateUsing(activityListValidator, {
      data: ctx.request.qs(),
    })
    const { activities, next } = await findActivities(ctx.auth.getUserOrFail().id, filter)
    linkNextPage(ctx, next)
    return ctx.serialize(ActivityTransformer.transform(activities))
  }
}
