import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { answerPerson } from '#app/account/controllers/answer_person'
import { auditPerson } from '#app/account/controllers/audit_person'
import { givenPlanValidator } from '#app/account/validators/people_validators'
import User from '#app/auth/models/user'
import { givePlan } from '#app/billing/services/plan/give_plan'
import { absent, ApiException, unacceptable } from '#app/core/exceptions/api_exception'
import { inTransaction } from '#app/core/transact'

/** The plan that an administrator gives a person who does not pay. */
export default class UserPlansController {
  async update(ctx: HttpContext) {
    const { request, params } = ctx
    const { plan, until } = await request.validateUsing(givenPlanValidator, {
      data: request.body(),
    })
    await auditPerson(ctx, params.id, { plan, until: until ?? null })
    const now = Date.now()
    const untilMs = until ? DateTime.fromISO(until).toMillis() : null
    if (untilMs !== null && untilMs <= now) {
      throw unacceptable({ until: 'The end must be in the future.' })
    }
    const given = await inTransaction(async (trx) => {
      const user = await User.find(params.id, { client: trx })
      return user && givePlan({ userId: user.id, now, plan, untilMs }, trx)
    })
    if (!given) throw absent('person')
    if (!given.ok) throw subscriber()
    return answerPerson(ctx)
  }
}

const subscriber = () =>
  new ApiException(409, 'subscriber', 'This person pays for their plan by a subscription.', {
    hint: 'Cancel the subscription first, or give credits.',
  })
