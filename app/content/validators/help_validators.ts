import vine from '@vinejs/vine'
import { pageFields } from '#app/core/paging'
import { strictObject } from '#app/core/validation'

export const helpSearchValidator = vine.create(strictObject({ search: pageFields.search }))
