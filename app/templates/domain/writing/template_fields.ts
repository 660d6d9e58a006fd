import type { Template } from '#app/templates/domain/types'

/** What an administrator writes of a template. */
export type TemplateFields = Omit<Template, 'id'>

/** UTF-16 units, and numbers of entries, of the templates of administrators. */
export const MAX_TITLE_LENGTH = 120
export const MAX_DESCRIPTION_LENGTH = 500
export const MAX_CONTENT_LENGTH = 20_000
export const MAX_ANSWER_LENGTH = 4_000
export const MAX_HELP_LENGTH = 500
export const MAX_EXAMPLE_LENGTH = 4_000
export const MAX_TAG_LENGTH = 40
export const MAX_TAGS = 10
export const MAX_VARIABLES = 30
export const MAX_CHOICES = 30
export const MAX_STEPS = 20

export const DEFAULT_ICON = 'file-text'

/** Everything that counts as a template's content, in the words of a history. */
const NAMES: [name: keyof TemplateFields, words: string][] = [
  ['title', 'title'],
  ['description', 'description'],
  ['category', 'category'],
  ['tags', 'tags'],
  ['icon', 'icon'],
  ['content', 'prompt'],
  ['variables', 'variables'],
  ['steps', 'steps'],
  ['goodAnswer', 'signs of a good answer'],
]

const LIST = new Intl.ListFormat('en')

/** One sentence about what changed between two versions; null where nothing did. */
export function describeChange(before: TemplateFields, after: TemplateFields): string | null {
  const changed = NAMES.filter(
    ([name]) => JSON.stringify(before[name]) !== JSON.stringify(after[name])
  ).map(([, words]) => words)
  const visibility = after.isPublic ? 'Published.' : 'Made private.'
  return (
    [
      ...(changed.length > 0 ? [`Changed the ${LIST.format(changed)}.`] : []),
      ...(before.isPublic !== after.isPublic ? [visibility] : []),
    ].join(' ') || null
  )
}
