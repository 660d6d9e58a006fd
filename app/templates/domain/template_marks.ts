export const TEMPLATE_VIEWS = ['favorites', 'recent'] as const
export type TemplateView = (typeof TEMPLATE_VIEWS)[number]

/** What a template is to a person. Times are milliseconds since 1970. */
export interface TemplateMark {
  /** When it became a favorite; null where it is none. */
  favoriteMs: number | null
  uses: number
  lastUsedMs: number | null
}

export type TemplateMarks = ReadonlyMap<string, TemplateMark>

const TIMES: Record<TemplateView, 'favoriteMs' | 'lastUsedMs'> = {
  favorites: 'favoriteMs',
  recent: 'lastUsedMs',
}

/** The ids of the templates of a view, the last marked first. */
export function idsInView(marks: TemplateMarks, view: TemplateView): string[] {
  const time = TIMES[view]
  return [...marks]
    .filter(([, mark]) => mark[time] !== null)
    .sort(([, one], [, other]) => other[time]! - one[time]!)
    .map(([id]) => id)
}
