import vine from '@vinejs/vine'
import { EXPERIMENTS, MAX_RULES, RULE_CHOICES, type Experiment } from '#app/auth/domain/preferences'
import { readsAsAdmin } from '#app/auth/domain/privileged_role'
import { isTimeZone } from '#app/auth/domain/time_zone'
import { strictObject, textOrEmpty } from '#app/core/validation'

const MAX_NAME_LENGTH = 100

const notPrivileged = vine.createRule((value: unknown, _: undefined, field) => {
  if (typeof value !== 'string' || !readsAsAdmin(value)) return
  field.report('You cannot make yourself an administrator here.', 'privileged', field)
})

const knownTimeZone = vine.createRule((value: unknown, _: undefined, field) => {
  if (typeof value === 'string' && isTimeZone(value)) return
  field.report('This must be a time zone such as Europe/Berlin.', 'timeZone', field)
})

/** The id of a rule: its family and its name. */
const RULE_ID = /^[a-z]{1,30}\.[a-z_]{1,40}$/

const ruleIds = vine.createRule((value: unknown, _: undefined, field) => {
  const ids = Object.keys(value as object)
  if (ids.length <= MAX_RULES && ids.every((id) => RULE_ID.test(id))) return
  field.report(`Send at most ${MAX_RULES} rules, each by its id.`, 'ruleIds', field)
})

const takingPart = () => vine.literal(true).nullable().optional()

const experiments = Object.fromEntries(EXPERIMENTS.map((id) => [id, takingPart()])) as Record<
  Experiment,
  ReturnType<typeof takingPart>
>

const ownText = () => textOrEmpty(MAX_NAME_LENGTH).nullable().optional()

export const profileValidator = vine.create(
  strictObject({
    firstName: ownText(),
    lastName: ownText(),
    role: textOrEmpty(MAX_NAME_LENGTH).use(notPrivileged()).nullable().optional(),
    industry: ownText(),
    preferences: strictObject({
      theme: vine
        .enum(['system', 'light', 'dark'] as const)
        .nullable()
        .optional(),
      rules: vine.record(vine.enum(RULE_CHOICES).nullable()).use(ruleIds()).optional(),
      experiments: strictObject(experiments).optional(),
      timeZone: vine.string().use(knownTimeZone()).nullable().optional(),
    }).optional(),
  })
)
