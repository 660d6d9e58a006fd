import { libraryLater } from '#tests/browser/specification/later/library'
import { activity } from '#tests/browser/specification/rows/activity'
import { admin } from '#tests/browser/specification/rows/admin'
import { adminTemplates } from '#tests/browser/specification/rows/admin_templates'
import { analysis } from '#tests/browser/specification/rows/analysis'
import { editor } from '#tests/browser/specification/rows/editor'
import { experiments } from '#tests/browser/specification/rows/experiments'
import { flows } from '#tests/browser/specification/rows/flows'
import { guides } from '#tests/browser/specification/rows/guides'
import { home } from '#tests/browser/specification/rows/home'
import { library } from '#tests/browser/specification/rows/library'
import { landing } from '#tests/browser/specification/rows/landing'
import { myFlows } from '#tests/browser/specification/rows/my_flows'
import { loading } from '#tests/browser/specification/rows/loading'
import { optimizer } from '#tests/browser/specification/rows/optimizer'
import { payment } from '#tests/browser/specification/rows/payment'
import { routes } from '#tests/browser/specification/rows/routes'
import { saved } from '#tests/browser/specification/rows/saved'
import { credits } from '#tests/browser/specification/rows/credits'
import { settings } from '#tests/browser/specification/rows/settings'
import { sidebar } from '#tests/browser/specification/rows/sidebar'
import { signUp } from '#tests/browser/specification/rows/sign_up'
import { timeOfDay } from '#tests/browser/specification/rows/time_of_day'
import { toasts } from '#tests/browser/specification/rows/toasts'
import { workshop } from '#tests/browser/specification/rows/workshop'
import type { LaterRow, Row } from '#tests/browser/specification/types'

/** The account of the specification: what is walked with a browser. `rows.ts` of the functional tests has the calls. */
export const rows: Row[] = [
  ...routes,
  ...landing,
  ...signUp,
  ...sidebar,
  ...home,
  ...library,
  ...guides,
  ...experiments,
  ...optimizer,
  ...timeOfDay,
  ...editor,
  ...analysis,
  ...activity,
  ...saved,
  ...credits,
  ...payment,
  ...settings,
  ...toasts,
  ...loading,
  ...workshop,
  ...flows,
  ...myFlows,
  ...admin,
  ...adminTemplates,
]

/** What waits for a capability. */
export const later: LaterRow[] = libraryLater
