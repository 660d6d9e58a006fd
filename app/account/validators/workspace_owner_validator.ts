import vine from '@vinejs/vine'
import { strictObject } from '#app/core/validation'

export const workspaceOwnerValidator = vine.create(strictObject({ personId: vine.string().uuid() }))
