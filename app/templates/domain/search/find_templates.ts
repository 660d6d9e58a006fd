import type { TemplateSearch } from '#app/templates/domain/search/template_search'
import type { Template, TemplateCategory } from '#app/templates/domain/types'

export const TEMPLATE_SORTS = ['best', 'title'] as const
export type TemplateSort = (typeof TEMPLATE_SORTS)[number]

export interface TemplateFilter {
  search?: string
  category?: TemplateCategory
  tag?: string
  /** The ids of those that are considered, the last used first; without it all of them. */
  only?: readonly string[]
  /** Whether templates that are not public are considered: administrators see them. */
  seesPrivate?: boolean
}

/** The templates of a library, and the index that they are found by. */
export interface SearchableLibrary {
  templates: ReadonlyMap<string, Template>
  search: TemplateSearch
}

/**
 * The templates that a filter lets through: what fits a search best first, otherwise in the order of the library or of
 * `only`.
 */
export function findTemplates(
  { templates, search }: SearchableLibrary,
  { search: text = '', category, tag, only, seesPrivate = false }: TemplateFilter,
  sort: TemplateSort = 'best'
): Template[] {
  const ids = search.find(text)
  const considered = only && new Set(only)
  const found = (ids ?? only)?.flatMap((id) => templates.get(id) ?? []) ?? [...templates.values()]
  const kept = found.filter(
    (one) =>
      (seesPrivate || one.isPublic) &&
      (!considered || considered.has(one.id)) &&
      (category === undefined || one.category === category) &&
      (tag === undefined || one.tags.includes(tag))
  )
  return sort === 'title' ? kept.toSorted(byTitle) : kept
}

const byTitle = (one: Template, other: Template): number =>
  one.title.localeCompare(other.title, 'en')

export interface TemplateFacets {
  /** Of each category, whatever category is chosen; a category without any is there with 0. */
  categories: { id: TemplateCategory; count: number }[]
  /** The tags that most have, of the chosen category. */
  tags: { tag: string; count: number }[]
}

const MAX_TAGS = 30

/** How many templates of a search each category and each tag has. */
export function facetsOf(
  library: SearchableLibrary,
  categories: readonly TemplateCategory[],
  { category, tag, ...shared }: TemplateFilter
): TemplateFacets {
  const inAll = findTemplates(library, { ...shared, tag })
  const inCategory = findTemplates(library, { ...shared, category })
  const counts = new Map<string, number>()
  for (const name of inCategory.flatMap(({ tags }) => tags))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  return {
    categories: categories.map((id) => ({
      id,
      count: inAll.filter((one) => one.category === id).length,
    })),
    tags: [...counts]
      .map(([name, count]) => ({ tag: name, count }))
      .sort((one, other) => other.count - one.count || (one.tag < other.tag ? -1 : 1))
      .slice(0, MAX_TAGS),
  }
}
