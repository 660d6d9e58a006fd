import type { Page } from 'playwright-core'

/** A desk and a phone, in pixels. */
export type Width = 1440 | 390
export const WIDTHS: Width[] = [1440, 390]

const HEIGHTS = { 1440: 900, 390: 844 }

export const sizeOf = (width: Width) => ({ width, height: HEIGHTS[width] })

/** What is found on this page when it is as wide as a desk, and as a phone. The page is left as wide as it came. */
export async function atEachWidth<Found>(
  page: Page,
  look: (width: Width) => Promise<Found>
): Promise<Found[]> {
  const own = page.viewportSize()
  const found: Found[] = []
  for (const width of WIDTHS) {
    await resize(page, sizeOf(width))
    found.push(await look(width))
  }
  if (own) await resize(page, own)
  return found
}

/** Comes back when the page is drawn at its new size, with the parts that only this size has. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  })
}
