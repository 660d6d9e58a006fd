import vine from '@vinejs/vine'
import { strictObject, text } from '#app/core/validation'
import { GIVEN_ROLES, MAX_WORKSPACE_NAME_LENGTH } from '#app/workspaces/domain/roles'

const role = () => vine.enum(GIVEN_ROLES)
const MAX_EMAIL_LENGTH = 254

export const workspaceValidator = vine.create(
  strictObject({ name: text(MAX_WORKSPACE_NAME_LENGTH) })
)

export const memberValidator = vine.create(strictObject({ role: role() }))

export const invitationValidator = vine.create(
  strictObject({
    role: role(),
    /** Only a person with this verified address may accept. */
    email: vine.string().maxLength(MAX_EMAIL_LENGTH).email().optional(),
  })
)
