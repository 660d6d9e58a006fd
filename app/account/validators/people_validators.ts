import vine from '@vinejs/vine'
import { PEOPLE_FILTERS } from '#app/account/services/people/find_people'
import { MAX_GIVEN_CREDITS } from '#app/billing/domain/gifts'
import { PLANS } from '#app/billing/domain/plans'
import { pageFields } from '#app/core/paging'
import { moment, strictObject, text } from '#app/core/validation'

/** UTF-16 units. */
export const MAX_REASON_LENGTH = 500

export const peopleListValidator = vine.create(
  strictObject({ ...pageFields, only: vine.enum(PEOPLE_FILTERS).optional() })
)

export const changedPersonValidator = vine.create(
  strictObject({ isAdmin: vine.boolean({ strict: true }) })
)

export const givenPlanValidator = vine.create(
  strictObject({ plan: vine.enum(PLANS), until: moment().nullable().optional() })
)

export const suspensionValidator = vine.create(strictObject({ reason: text(MAX_REASON_LENGTH) }))

export const givenCreditsValidator = vine.create(
  strictObject({
    amount: vine.number({ strict: true }).withoutDecimals().min(1).max(MAX_GIVEN_CREDITS),
    reason: text(MAX_REASON_LENGTH),
  })
)

export const auditListValidator = vine.create(
  strictObject({
    ...{ limit: pageFields.limit, cursor: pageFields.cursor },
    ...{ personId: vine.string().uuid().optional(), actorId: vine.string().uuid().optional() },
  })
)
