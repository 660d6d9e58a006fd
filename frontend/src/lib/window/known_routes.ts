import { TEMPLATE_CATEGORIES } from '#app/templates/domain/types'

/** The screens of the app, as the route table has them; a link shows where its screen is here. */
export const SCREEN_PATHS = [
  '/home',
  '/create',
  '/prompt-editor',
  '/recent-activity',
  '/try/:id/:version',
  '/workshop',
  '/dashboard',
  '/templates',
  '/templates/:id',
  '/prompts/:category',
  '/saved',
  '/saved/import',
  '/saved/:id',
  '/shared',
  '/shared/:id',
  '/my-workflows',
  '/flow-builder',
  '/flow-builder/:id',
  '/runs',
  '/runs/compare',
  '/runs/:id',
  '/batches/:id',
  '/profile',
  '/settings',
  '/device',
  '/usage',
  '/workspace',
  '/join/:token',
  '/payment',
  '/free-guides',
  '/free-guides/:id',
  '/help',
  '/admin',
  '/components',
  '/updateddashboard',
  '/s/:token',
  '/f/:token',
  '/a/:token',
  '/signed-in',
] as const

export type ScreenPath = (typeof SCREEN_PATHS)[number]

/** Pages outside the app: the browser loads them anew. */
export const PAGE_PATHS = ['/', '/signup', '/terms', '/privacy'] as const

/** What may stand in a part of an address, where not everything may. */
const PARTS: Record<string, readonly string[]> = { category: TEMPLATE_CATEGORIES }

/** The source of a regular expression for the addresses of a screen. */
export const patternOf = (path: string): string =>
  `^${path.replace(/:(\w+)/g, (_, part) => (PARTS[part] ? `(?:${PARTS[part].join('|')})` : '[^/]+'))}$`

const patterns = [...SCREEN_PATHS, ...PAGE_PATHS].map((path) => new RegExp(patternOf(path)))

export function hasRoute(address: string): boolean {
  const [path] = address.split(/[?#]/)
  return patterns.some((pattern) => pattern.test(path))
}
