import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { atEachWidth } from '#tests/browser/helpers/widths'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What may be right by day and wrong by night. */
const RULES_OF_COLOR = ['color-contrast', 'link-in-text-block']

/** A menu or popover stands at the end of the page on purpose; its trigger is in a landmark. */
const isPopup = ({ html }: { html: string }) => html.startsWith('<div data-radix-popper')

/**
 * What stands in the way of people who do not see or use a screen like most; empty when
 * nothing does. `within` looks at one part alone, such as a toast that covers others.
 */
export const barriers = (page: Page, within?: string): Promise<string[]> =>
  barriersTo(page, within, (axe) => axe.withTags(TAGS))

async function barriersTo(
  page: Page,
  within: string | undefined,
  choose: (axe: AxeBuilder) => AxeBuilder
): Promise<string[]> {
  // What is half behind the header would be found too small.
  if (!within) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  const axe = choose(await axeIn(page))
  await holdSettled(page)
  const { violations } = await (within ? axe.include(within) : axe).analyze()
  await release(page)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.filter((node) => id !== 'region' || !isPopup(node)).map(({ html }) => `${id}: ${html}`)
  )
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth
  )
  return overflow > 0 ? [...found, `the page is ${overflow} px too wide`] : found
}

/** What stands in the way on a desk or on a phone. The page is left as wide as it came. */
export async function barriersAtEachWidth(page: Page, within?: string): Promise<string[]> {
  const found = await atEachWidth(page, async (width) =>
    (await barriers(page, within)).map((barrier) => `${width} px: ${barrier}`)
  )
  return found.flat()
}

/** What stands in the way in either scheme. The page is left as it came, by day. */
export async function barriersByDayAndNight(page: Page, within?: string): Promise<string[]> {
  await showIn(page, 'dark')
  const byNight = await barriersTo(page, within, (axe) => axe.withRules(RULES_OF_COLOR))
  await showIn(page, 'light')
  const byDay = await barriers(page, within)
  return [
    ...byNight.map((barrier) => `dark: ${barrier}`),
    ...byDay.map((barrier) => `light: ${barrier}`),
  ]
}

/** Changes the scheme at once: without this, every part of the page would fade from one to the other. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await hold(page, '*, ::before, ::after { transition: none !important }')
  await page.emulateMedia({ colorScheme })
  await release(page)
}

/** Holds what moves: a toast that leaves while it is looked at would be found pale. */
function hold(page: Page, rule: string): Promise<void> {
  return page.evaluate((css) => {
    const still = new CSSStyleSheet()
    still.replaceSync(css)
    document.adoptedStyleSheets.push(still)
  }, rule)
}

function release(page: Page): Promise<void> {
  return page.evaluate(() => {
    void document.documentElement.offsetWidth
    document.adoptedStyleSheets.pop()
  })
}

/**
 * Works in the page itself: what frames say, of which there are none, would be put together in a
 * page of its own. What is there already is not loaded again, and only what is wrong is told.
 */
async function axeIn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  return new AxeBuilder({ page, axeSource: isThere ? ';' : undefined })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
}

/**
 * Waits until nothing fades any more, because that changes colors, and pauses what begins later. Asking for frames has
 * them drawn: without any, nothing ends.
 */
function holdSettled(page: Page): Promise<void> {
  return page.evaluate(async (css) => {
    const isEnding = (one: Animation) =>
      one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity
    while (document.getAnimations().some(isEnding)) await new Promise(requestAnimationFrame)
    const still = new CSSStyleSheet()
    still.replaceSync(css)
    document.adoptedStyleSheets.push(still)
  }, PAUSED)
}

const PAUSED = '*, ::before, ::after { animation-play-state: paused !important }'
