import vine from '@vinejs/vine'
import { pageFields } from '#app/core/paging'
import { strictObject } from '#app/core/validation'

export const noticeListValidator = vine.create(
  strictObject({ limit: pageFields.limit, cursor: pageFields.cursor })
)

export const noticeReadingValidator = vine.create(strictObject({ isRead: vine.literal(true) }))
