import vine from '@vinejs/vine'
import { strictObject } from '#app/core/validation'

/** Where something is moved to. The personal workspace has the id of its person. */
export const moveValidator = vine.create(strictObject({ workspaceId: vine.string().uuid() }))
