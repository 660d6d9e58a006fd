import {
  Activity,
  Bookmark,
  CircleQuestionMark,
  Component,
  Hammer,
  LayoutDashboard,
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
  {
    path: '/templates',
    text: 'common.nav.templates',
    icon: LayoutTemplate,
    covers: ['/prompts'],
  },
  { path: '/saved', text: 'common.nav.saved', icon: Bookmark },
  { path: '/profile', text: 'common.nav.profile', icon: User },
  { path: '/components', text: 'common.nav.components', icon: Component },
  { path: '/settings', text: 'common.nav.settings', icon: Settings },
  { path: '/api/logout', text: 'common.nav.signOut', icon: LogOut, isOutside: true },
]

const FURTHER: NavItem[] = [
  { path: '/dashboard', text: 'common.nav.dashboard', icon: LayoutDashboard },
  {
    path: '/my-workflows',
    text: 'common.nav.flows',
    icon: Workflow,
    covers: ['/flow-builder', '/runs', '/batches'],
  },
  { path: '/recent-activity', text: 'common.nav.activity', icon: Activity },
  { path: '/workshop', text: 'common.nav.workshop', icon: Hammer },
  { path: '/shared', text: 'common.nav.shared', icon: Share2 },
  { path: '/help', text: 'common.nav.help', icon: CircleQuestionMark },
  { path: '/admin', text: 'common.nav.admin', icon: ShieldCheck, isForAdmin: true },
]

/** The sidebar in its two groups: the specified items, then the others. */
export const navGroups: readonly (readonly NavItem[])[] = [SPECIFIED, FURTHER]

export const isFor =
  (person: Person) =>
  ({ isForAdmin }: NavItem): boolean =>
    !isForAdmin || person.role === 'admin'

/** Whether `pathname` is the screen of an item, or one below it. */
export function isCurrent({ path, covers = [] }: NavItem, pathname: string): boolean {
  return [path, ...covers].some((one) => pathname === one || pathname.startsWith(`${one}/`))
}
