import { GALLERY_CATEGORIES, type GalleryCategory } from '#app/templates/domain/types'

export const GALLERY_TABS = ['all', ...GALLERY_CATEGORIES] as const
export type GalleryTab = (typeof GALLERY_TABS)[number]

const MAX_GALLERY_TEMPLATES = 12

interface Shelved {
  galleryCategory: GalleryCategory
}

export interface Shelf<Template> {
  id: GalleryTab
  /** How many the whole tab holds; not all of them are shown. */
  count: number
  shown: Template[]
}

/** The tabs of the gallery in their order, each with the first templates of its category. */
export function shelvesOf<Template extends Shelved>(templates: Template[]): Shelf<Template>[] {
  return GALLERY_TABS.map((id) => {
    const here = templates.filter(({ galleryCategory }) => id === 'all' || galleryCategory === id)
    return { id, count: here.length, shown: here.slice(0, MAX_GALLERY_TEMPLATES) }
  })
}
