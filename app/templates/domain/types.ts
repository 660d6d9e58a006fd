export const TEMPLATE_CATEGORIES = [
  'marketing',
  'business-analysis',
  'content-creation',
  'product-management',
  'sales',
  'operations',
] as const
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number]

export const GALLERY_CATEGORIES = ['marketing', 'content', 'productivity', 'sales'] as const
export type GalleryCategory = (typeof GALLERY_CATEGORIES)[number]

/** A ready prompt in the library. Built-in ones are known by their slug. */
export interface Template {
  id: string
  title: string
  description: string
  category: TemplateCategory
  tags: string[]
  icon: string
  content: string
}

const GALLERY: Record<TemplateCategory, GalleryCategory> = {
  'marketing': 'marketing',
  'sales': 'sales',
  'content-creation': 'content',
  'business-analysis': 'productivity',
  'product-management': 'productivity',
  'operations': 'productivity',
}

/** The tab of the gallery under which a template of the library is shown. */
export function galleryCategoryOf(category: TemplateCategory): GalleryCategory {
  return GALLERY[category]
}
