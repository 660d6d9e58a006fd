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

const patterns = [...SCREEN_PATHS, ...PAGE_PATHS].map(
  (path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`)
)

export function hasRoute(address: string): boolean {
  const [path] = address.split(/[?#]/)
  return patterns.some((pattern) => pattern.test(path))
}
