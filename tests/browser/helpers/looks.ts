import type { BrowserContextOptions } from 'playwright-core'

export interface Look {
  width: 1440 | 390
  scheme: 'light' | 'dark'
}

const HEIGHTS = { 1440: 900, 390: 844 }

/** A desk and a phone, by day and by night. */
export const LOOKS: Look[] = ([1440, 390] as const).flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme }))
)

export function contextFor({ width, scheme }: Look): BrowserContextOptions {
  return { viewport: { width, height: HEIGHTS[width] }, colorScheme: scheme }
}
