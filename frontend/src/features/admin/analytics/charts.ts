import type { Figures } from '#frontend/features/admin/analytics/use_analytics'
import { countText, moneyText } from '#frontend/lib/figures'

const MICROS_PER_CENT = 10_000
const dollars = (cents: number) => moneyText(cents * MICROS_PER_CENT)

/** One number of a day, or of all days. */
interface Figure {
  valueOf: (figures: Figures) => number
  textOf: (value: number) => string
}

const counted = (valueOf: Figure['valueOf']): Figure => ({ valueOf, textOf: countText })
const money = (valueOf: Figure['valueOf']): Figure => ({ valueOf, textOf: dollars })

export const FIGURES = {
  activePeople: counted(({ activePeople }) => activePeople),
  newPeople: counted(({ newPeople }) => newPeople),
  promptsMade: counted(({ promptsMade }) => promptsMade),
  promptsImproved: counted(({ promptsImproved }) => promptsImproved),
  runs: counted((of) => of.runsSucceeded + of.runsFailed + of.runsCanceled),
  runsSucceeded: counted(({ runsSucceeded }) => runsSucceeded),
  runsFailed: counted(({ runsFailed }) => runsFailed),
  runsCanceled: counted(({ runsCanceled }) => runsCanceled),
  creditsUsed: counted(({ creditsUsed }) => creditsUsed),
  revenue: money(({ revenueCents }) => revenueCents),
  paid: money(({ paidCents }) => paidCents),
  returned: money(({ returnedCents }) => returnedCents),
  spend: { valueOf: ({ spendMicros }: Figures) => spendMicros, textOf: moneyText },
  unpricedCalls: counted(({ unpricedCalls }) => unpricedCalls),
  signedUp: counted(({ funnel }) => funnel.signedUp),
  improved: counted(({ funnel }) => funnel.improved),
  kept: counted(({ funnel }) => funnel.kept),
  ran: counted(({ funnel }) => funnel.ran),
  payers: counted(({ funnel }) => funnel.paid),
} satisfies Record<string, Figure>

export type FigureName = keyof typeof FIGURES

/** What each chart shows: the first figure as bars, all of them as numbers and in the table. */
export const CHARTS = {
  people: ['activePeople', 'newPeople'],
  prompts: ['promptsImproved', 'promptsMade'],
  runs: ['runs', 'runsSucceeded', 'runsFailed', 'runsCanceled'],
  credits: ['creditsUsed'],
  revenue: ['revenue', 'paid', 'returned'],
  spend: ['spend', 'unpricedCalls'],
} satisfies Record<string, [FigureName, ...FigureName[]]>

export type ChartName = keyof typeof CHARTS | 'funnel'

export const FUNNEL = ['signedUp', 'improved', 'kept', 'ran', 'payers'] as const

export const valueOf = (name: FigureName, figures: Figures): number =>
  FIGURES[name].valueOf(figures)

export const textOf = (name: FigureName, figures: Figures): string =>
  FIGURES[name].textOf(valueOf(name, figures))

/** Whether anything at all happened. */
export const isQuiet = (total: Figures): boolean =>
  [...Object.values(CHARTS).flat(), ...FUNNEL].every((name) => valueOf(name, total) === 0)
