import type { Page } from 'playwright-core'
import type { Row, WalkedApp } from '#tests/browser/specification/types'

const MEMBER = 'member@hone.test'

/** In trial mode this address signs the sample person in at once. */
export async function signIn(page: Page, app: WalkedApp): Promise<void> {
  await page.goto(`${app.url}/api/login?login_hint=${encodeURIComponent(MEMBER)}`)
}

/** Opens the place of a row and runs its check. The page must belong to the row's viewer already. */
export async function walkRow(page: Page, app: WalkedApp, row: Row): Promise<void> {
  if (row.kind !== 'call') await page.goto(app.url + row.where)
  await row.check(page, app)
}
