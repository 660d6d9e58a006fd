import vine from '@vinejs/vine'
import { ACTIVITY_CATEGORIES, ACTIVITY_TYPES } from '#app/activity/domain/activity_types'
import { pageFields } from '#app/core/paging'
import { strictObject } from '#app/core/validation'

export const activityListValidator = vine.create(
  strictObject({
    ...pageFields,
    category: vine.enum(ACTIVITY_CATEGORIES).optional(),
    type: vine.enum(ACTIVITY_TYPES).optional(),
  })
)
