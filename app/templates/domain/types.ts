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

export const VARIABLE_TYPES = ['text', 'long-text', 'number', 'choice'] as const
export type VariableType = (typeof VARIABLE_TYPES)[number]

/** What a template asks for. */
export interface TemplateVariable {
  /** As `{{name}}` in the prompt. */
  name: string
  label: string
  /** What to write, and where to find it. */
  help: string
  type: VariableType
  /** Of a choice; else empty. */
  choices: string[]
  example: string
}

/** A step of a workflow template. Its prompt refers to variables, and by their titles to the answers of earlier steps. */
export interface TemplateStep {
  title: string
  prompt: string
}

/** A ready prompt in the library. Built-in ones are known by their slug. */
export interface Template {
  id: string
  title: string
  description: string
  category: TemplateCategory
  tags: string[]
  icon: string
  content: string
  variables: TemplateVariable[]
  /** How to see that an answer of a model is good. */
  goodAnswer: string
  /** Those of a workflow template; else empty. */
  steps: TemplateStep[]
  /** Whether people who are no administrators find it. */
  isPublic: boolean
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
