import { type Browser, chromium, type Page } from 'playwright-core'
import type { KnownPerson } from '#tests/helpers/known_person'
import { atMost, type Figure } from './figure.js'
import { longestOf, tasksDuring } from './page_tasks.js'
import { longPrompt } from './texts.js'

const WORDS = 5_000
const TYPED = 'Keep it short, and name both dates. And nothing else.'
const PAUSE = 40
const MAX_TASK_MS = 50
/** Of as many visits the calmest counts: what else runs on this machine says nothing about the page. */
const VISITS = 3

/** The longest task of the page while somebody types in a long prompt: so long a frame has to wait. */
export async function typing(origin: string, person: KnownPerson): Promise<Figure> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox'],
  })
  try {
    const longest: number[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const page = await editorWith(browser, origin, person, longPrompt(WORDS, visit))
      longest.push(await longestTask(browser, page))
      await page.context().close()
    }
    return atMost(MAX_TASK_MS, 'typing in 5,000 words: longest task', Math.min(...longest), 'ms')
  } finally {
    await browser.close()
  }
}

async function editorWith(
  browser: Browser,
  origin: string,
  person: KnownPerson,
  text: string
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(person.cookies.map((cookie) => ({ ...cookie, url: origin })))
  const page = await context.newPage()
  await page.goto(`${origin}/prompt-editor`)
  await page.locator('textarea#original').fill(text)
  const panel = page.getByRole('region', { name: 'Original Prompt' })
  await panel.getByRole('button', { name: 'Re-analyze' }).click()
  await page.getByRole('region', { name: 'Analysis' }).getByText('Context').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function longestTask(browser: Browser, page: Page): Promise<number> {
  await page.locator('textarea#original').focus()
  const type = () => page.keyboard.type(TYPED, { delay: PAUSE })
  return longestOf(await tasksDuring(browser, page, type))
}
