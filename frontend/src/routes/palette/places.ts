import {
  BookOpen,
  Brain,
  ChartColumn,
  CirclePlay,
  CreditCard,
  Database,
  Download,
  FlaskConical,
  Gem,
  KeyRound,
  LayoutTemplate,
  Link,
  PenLine,
  Play,
  Plus,
  ShieldCheck,
  SlidersHorizontal,
  SquareTerminal,
  Trash2,
  Upload,
  UserCheck,
  Users,
  Workflow,
  type LucideIcon,
} from 'lucide-react'
import type { Person } from '#frontend/lib/session/person'
import { t, type TextKey } from '#frontend/lib/texts'
import { isFor, navGroups, type NavItem } from '#frontend/routes/frame/nav_items'
import { type paletteTexts } from '#frontend/texts/en/palette'
import '#frontend/texts/palette'

/** Where the palette leads. */
export interface Place {
  id: string
  path: string
  label: string
  icon: LucideIcon
  /** Leaves the app. */
  isOutside?: boolean
  /** It is listed only once something is searched for. */
  isMinor?: boolean
}

type Name = keyof typeof paletteTexts.names
type Row = [name: Name, path: string, icon: LucideIcon]

/** Screens that other screens lead to. */
const SCREENS: Row[] = [
  ['runs', '/runs', Play],
  ['usage', '/usage', ChartColumn],
  ['guides', '/free-guides', BookOpen],
  ['workspace', '/workspace', Users],
  ['experiments', '/updateddashboard', FlaskConical],
]

/** Parts of screens, and screens that are mostly come to with something. */
const PARTS: Row[] = [
  ['optimizer', '/create', PenLine],
  ['editor', '/prompt-editor', PenLine],
  ['waitingRuns', '/runs?status=waiting', UserCheck],
  ['readyFlows', '/my-workflows?tab=templates', Workflow],
  ['deletedPrompts', '/saved?tab=deleted', Trash2],
  ['deletedFlows', '/my-workflows?tab=deleted', Trash2],
  ['myLinks', '/shared?tab=mine', Link],
  ['plan', '/payment', Gem],
  ['subscription', '/settings?tab=subscription', CreditCard],
  ['preferences', '/settings?tab=preferences', SlidersHorizontal],
  ['sessions', '/settings?tab=sessions', KeyRound],
  ['data', '/settings?tab=data', Database],
  ['device', '/device', SquareTerminal],
]

const ADMIN_PARTS: Row[] = [
  ['adminTemplates', '/admin?tab=templates', LayoutTemplate],
  ['adminUsers', '/admin?tab=users', ShieldCheck],
  ['adminAnalytics', '/admin?tab=analytics', ShieldCheck],
  ['adminContent', '/admin?tab=content', ShieldCheck],
  ['adminModels', '/admin?tab=models', Brain],
  ['adminJobs', '/admin?tab=jobs', ShieldCheck],
  ['adminAudit', '/admin?tab=audit', ShieldCheck],
]

const ACTIONS: Row[] = [
  ['newPrompt', '/home', Plus],
  ['newFlow', '/flow-builder', Plus],
  ['importPrompts', '/saved/import', Upload],
  ['importFlow', '/flow-builder', Upload],
]

const MINOR_ACTIONS: Row[] = [
  ['newFact', '/settings?tab=preferences', Plus],
  ['newToken', '/settings?tab=sessions', Plus],
  ['exportPrompts', '/saved', Download],
]

const ADMIN_ACTIONS: Row[] = [
  ['newTemplate', '/admin?tab=templates', Plus],
  ['newModel', '/admin?tab=models', CirclePlay],
]

const placesOf = (rows: readonly Row[], isMinor = false): Place[] =>
  rows.map(([id, path, icon]) => ({ id, path, icon, label: t(`palette.names.${id}`), isMinor }))

const placeOf = ({ path, text, icon, isOutside }: NavItem): Place => ({
  ...{ id: text.slice(text.lastIndexOf('.') + 1), path, icon, isOutside },
  label: t(text),
})

/** Every screen and part of one that this person can go to. */
export const destinationsOf = (person: Person): Place[] => [
  ...navGroups.flat().filter(isFor(person)).map(placeOf),
  ...placesOf(SCREENS),
  ...placesOf(PARTS, true),
  ...(person.role === 'admin' ? placesOf(ADMIN_PARTS, true) : []),
]

/** What this person can begin. */
export const beginningsFor = (person: Person): Place[] => [
  ...placesOf(ACTIONS),
  ...placesOf(MINOR_ACTIONS, true),
  ...(person.role === 'admin' ? placesOf(ADMIN_ACTIONS, true) : []),
]

/** By what an item of the palette is found: its name first, then what people call it. */
export const wordsFor = (id: string, label: string, path = ''): string[] => [
  ...[label, path],
  ...t(`palette.words.${id}` as TextKey).split(', '),
  t('palette.lead').replaceAll(',', ''),
]
