import vine from '@vinejs/vine'
import { readsAsAdmin } from '#app/auth/domain/privileged_role'
import { isTimeZone } from '#app/auth/domain/time_zone'
import { strictObject, textOrEmpty } from '#app/core/validation'

const LONGEST = 100

const notPrivileged = vine.createRule((value: unknown, _: undefined, field) => {
  if (typeof value !== 'string' || !readsAsAdmin(value)) return
  field.report('Nobody can make themselves an administrator here.', 'privileged', field)
})

const knownTimeZone = vine.createRule((value: unknown, _: undefined, field) => {
  if (typeof value === 'string' && isTimeZone(value)) return
  field.report('This is no time zone such as Europe/Berlin.', 'timeZone', field)
})

const ownText = () => textOrEmpty(LONGEST).nullable().optional()

export const profileValidator = vine.create(
  strictObject({
    firstName: ownText(),
    lastName: ownText(),
    role: textOrEmpty(LONGEST).use(notPrivileged()).nullable().optional(),
    industry: ownText(),
    preferences: strictObject({
      theme: vine
        .enum(['system', 'light', 'dark'] as const)
        .nullable()
        .optional(),
      timeZone: vine.string().use(knownTimeZone()).nullable().optional(),
    }).optional(),
  })
)
