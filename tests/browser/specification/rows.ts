import { accountLater } from '#tests/browser/specification/later/account'
import { adminLater } from '#tests/browser/specification/later/admin'
import { billingLater } from '#tests/browser/specification/later/billing'
import { editorLater } from '#tests/browser/specification/later/editor'
import { flowsLater } from '#tests/browser/specification/later/flows'
import { libraryLater } from '#tests/browser/specification/later/library'
import { screensLater } from '#tests/browser/specification/later/screens'
import { calls } from '#tests/browser/specification/rows/calls'
import { publicPages } from '#tests/browser/specification/rows/public_pages'
import { routes } from '#tests/browser/specification/rows/routes'
import { workspace } from '#tests/browser/specification/rows/workspace'
import type { LaterRow, Row } from '#tests/browser/specification/types'

/** The single account of the specification: what is walked … */
export const rows: Row[] = [...routes, ...publicPages, ...workspace, ...calls]

/** … and what waits, for a capability or for its check. */
export const later: LaterRow[] = [
  ...screensLater,
  ...editorLater,
  ...accountLater,
  ...libraryLater,
  ...flowsLater,
  ...billingLater,
  ...adminLater,
]
