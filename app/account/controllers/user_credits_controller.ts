import type { HttpContext } from '@adonisjs/core/http'
import { v7 } from 'uuid'
import { auditPerson } from '#app/account/controllers/audit_person'
import { givenCreditsValidator } from '#app/account/validators/people_validators'
import User from '#app/auth/models/user'
import { giftReference } from '#app/billing/domain/gifts'
import { grant } from '#app/billing/services/ledger/grant'
import { absent } from '#app/core/exceptions/api_exception'
import { answerOnce } from '#app/core/idempotency/answer_once'

/** Credits that an administrator gives. They do not expire, and are used after those of the plan. */
export default class UserCreditsController {
  async store(ctx: HttpContext) {
    const { request, params, response } = ctx
    const { amount, reason } = await request.validateUsing(givenCreditsValidator, {
      data: request.body(),
    })
    await auditPerson(ctx, params.id, { amount, reason })
    return answerOnce(
      ctx,
      (transact) =>
        transact(async (trx) => {
          const user = await User.find(params.id, { client: trx })
          if (!user) throw absent('person')
          const gift = {
            reference: giftReference(v7()),
            account: 'bought',
            source: 'gift',
          } as const
          await grant({ userId: user.id, now: Date.now(), amount, ...gift }, trx)
          return amount
        }),
      (given) => {
        response.status(201)
        return { amount: given }
      }
    )
  }
}
