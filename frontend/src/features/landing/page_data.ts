import type { DemoResult } from '#frontend/features/landing/demo/demo_result'
import type { publicTexts } from '#frontend/texts/en/public'

export type PublicPageName = keyof typeof publicTexts.meta

/** What a public page is drawn from, on the server's disk and in the browser alike. */
export interface PageData {
  name: PublicPageName
  mode: 'trial' | 'live'
  demo: DemoResult | null
}

export const publicPages: { name: PublicPageName; path: string }[] = [
  { name: 'landing', path: '/' },
  { name: 'signup', path: '/signup' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
]
