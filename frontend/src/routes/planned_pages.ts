import type { TextKey } from '#frontend/lib/texts'

/** Pages that other pages or the specification name and that are not built yet. Each goes with its screen. */
const PLANNED: [path: string, name: TextKey][] = [
  ['/dashboard', 'common.nav.dashboard'],
  ['/templates', 'common.nav.templates'],
  ['/prompts/:category', 'common.nav.templates'],
  ['/help', 'common.nav.help'],
  ['/free-guides', 'common.nav.guides'],
  ['/updateddashboard', 'common.nav.experiments'],
]

const patterns = PLANNED.map(
  ([path, name]) => [new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`), name] as const
)

/** The name of the page that is planned at this address, or null. */
export function plannedPageAt(pathname: string): TextKey | null {
  return patterns.find(([pattern]) => pattern.test(pathname))?.[1] ?? null
}
