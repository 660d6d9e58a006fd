import type { BrowserContext } from 'playwright-core'

const PAGE = '<!doctype html><link rel="icon" href="data:,"><title>Another site</title>'

/** Answers for another site, which tests must not reach. */
export async function answerFor(context: BrowserContext, address: string): Promise<void> {
  await context.route(`${address}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: PAGE })
  )
}
