import { GALLERY_CATEGORIES, galleryCategoryOf, type Template } from '#app/templates/domain/types'

export const GALLERY_TABS = ['all', ...GALLERY_CATEGORIES] as const
export type GalleryTab = (typeof GALLERY_TABS)[number]

const MAX_GALLERY_TEMPLATES = 12

export interface Shelf<Shelved> {
  id: GalleryTab
  /** How many the whole tab holds; not all of them are shown. */
  count: number
  shown: Shelved[]
}

/** The tabs of the gallery in their order, each with the first templates of its category. */
export function shelvesOf<Shelved extends Pick<Template, 'category'>>(
  templates: readonly Shelved[]
): Shelf<Shelved>[] {
  return GALLERY_TABS.map((id) => {
    const here = templates.filter(
      ({ category }) => id === 'all' || galleryCategoryOf(category) === id
    )
    return { id, count: here.length, shown: here.slice(0, MAX_GALLERY_TEMPLATES) }
  })
}
