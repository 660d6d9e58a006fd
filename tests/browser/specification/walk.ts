import type { Page } from 'playwright-core'
import type { Row, WalkedApp } from '#tests/browser/specification/types'

/** Opens the place of a row and runs its check. The page must belong to the row's viewer already. */
export async function walkRow(page: Page, app: WalkedApp, row: Row): Promise<void> {
  await row.before?.(page, app)
  if (row.kind !== 'call') await page.goto(app.url + row.where)
  await row.check(page, app)
}
