import { type Browser, chromium } from 'playwright-core'
import type { KnownPerson } from '#tests/helpers/known_person'
import { median } from './figure.js'

const VISITS = 7
/** What the page says once it shows results, and where nothing is in the list. */
const RESULTS = { path: '/templates?search=harbor+brief', says: 'harbor brief' }
const EMPTY = { path: '/templates?view=favorites', says: 'No favorites yet' }

/** How long after the address was opened the first results of a search are painted, to an empty list of the same screen. */
export async function libraryPainted(origin: string, person: KnownPerson): Promise<number> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROME_PATH,
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const own: number[] = []
    const floor: number[] = []
    // The first visit of each fills caches that both have from then on.
    for (let visit = 0; visit <= VISITS; visit++) {
      floor.push(await painted(browser, origin, person, EMPTY))
      own.push(await painted(browser, origin, person, RESULTS))
    }
    const [results, empty] = [own, floor].map((times) => median(times.slice(1)))
    console.error(`painted: ${results.toFixed(0)} ms; empty list: ${empty.toFixed(0)} ms`)
    return results / empty
  } finally {
    await browser.close()
  }
}

async function painted(
  browser: Browser,
  origin: string,
  person: KnownPerson,
  { path, says }: typeof RESULTS
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(person.cookies.map((cookie) => ({ ...cookie, url: origin })))
  const page = await context.newPage()
  await page.addInitScript({ content: noteOnceShown(says) })
  await page.goto(origin + path, { waitUntil: 'commit' })
  const found = await page.waitForFunction(() => Reflect.get(globalThis, 'paintedMs') as number)
  const time = await found.jsonValue()
  await context.close()
  return time
}

/** Notes in the page when it first shows a text. */
const noteOnceShown = (text: string): string => `
  const note = () => { globalThis.paintedMs = performance.now() }
  const look = () => {
    const isThere = document.querySelector('main')?.textContent?.includes(${JSON.stringify(text)})
    requestAnimationFrame(isThere ? note : look)
  }
  look()
`
