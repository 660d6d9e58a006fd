import {
  Activity,
  ChartColumn,
  Bookmark,
  Component,
  Hammer,
  LayoutTemplate,
  LogOut,
  PenLine,
  Settings,
  Share2,
  ShieldCheck,
  User,
  Workflow,
  type LucideIcon,
} from 'lucide-react'
import { hasRoute } from '#frontend/lib/window/known_routes'
import type { Person } from '#frontend/lib/session/person'
import type { TextKey } from '#frontend/lib/texts'

export interface NavItem {
  /** A screen of the app, or an address of the server that the browser opens. */
  path: string
  text: TextKey
  icon: LucideIcon
  /** Screens on which it is highlighted as well. */
  covers?: readonly string[]
  isOutside?: boolean
  /** Administrators alone see it. */
  isForAdmin?: boolean
}

const SPECIFIED: NavItem[] = [
  {
    path: '/home',
    text: 'common.nav.create',
    icon: PenLine,
    covers: ['/create', '/prompt-editor'],
  },
  { path: '/templates', text: 'common.nav.templates', icon: LayoutTemplate },
  { path: '/saved', text: 'common.nav.saved', icon: Bookmark },
  { path: '/profile', text: 'common.nav.profile', icon: User },
  { path: '/components', text: 'common.nav.components', icon: Component },
  { path: '/settings', text: 'common.nav.settings', icon: Settings },
  { path: '/api/logout', text: 'common.nav.signOut', icon: LogOut, isOutside: true },
]

const FURTHER: NavItem[] = [
  {
    path: '/my-workflows',
    text: 'common.nav.flows',
    icon: Workflow,
    covers: ['/flow-builder', '/runs', '/batches'],
  },
  { path: '/recent-activity', text: 'common.nav.activity', icon: Activity },
  { path: '/workshop', text: 'common.nav.workshop', icon: Hammer },
  { path: '/shared', text: 'common.nav.shared', icon: Share2 },
  { path: '/admin', text: 'common.nav.admin', icon: ShieldCheck, isForAdmin: true },
]

/** Screens that other screens lead to. */
const UNLISTED: NavItem[] = [
  { path: '/flow-builder', text: 'common.nav.flowBuilder', icon: Workflow },
  { path: '/usage', text: 'common.nav.usage', icon: ChartColumn },
]

const isReady = ({ path, isOutside }: NavItem) => isOutside || hasRoute(path)

/** The sidebar in its two groups. The specified items always appear, the others with their screens. */
export const navGroups: readonly (readonly NavItem[])[] = [SPECIFIED, FURTHER.filter(isReady)]

export const isFor =
  (person: Person) =>
  ({ isForAdmin }: NavItem): boolean =>
    !isForAdmin || person.role === 'admin'

/** Everywhere this person can go from the palette. */
export const destinationsOf = (person: Person): NavItem[] =>
  [...navGroups.flat(), ...UNLISTED].filter(isFor(person))

/** Whether `pathname` is the screen of an item, or one below it. */
export function isCurrent({ path, covers = [] }: NavItem, pathname: string): boolean {
  return [path, ...covers].some((one) => pathname === one || pathname.startsWith(`${one}/`))
}
