import type { Family } from '#app/prompts/domain/reading/family/families'

export const FORMS = ['checklist', 'table', 'shorter'] as const
export type Form = (typeof FORMS)[number]

/** The sentence that asks for a form. */
export const FORM_LINES: Record<Form, string> = {
  checklist: 'Give it as a checklist.',
  table: 'Give it as a table.',
  shorter: 'Keep it as short as it can be.',
}

/** Work whose parts can stand in a list or a table. */
const IN_PARTS: ReadonlySet<Family> = new Set<Family>([
  'document',
  'plan',
  'decide',
  'explain',
  'analyze',
  'condense',
  'ideas',
  'teach',
])
/** What has no length of its own to change. */
const WITHOUT_LENGTH: ReadonlySet<Family> = new Set<Family>(['code', 'debug', 'image', 'converse'])

/** The forms that the result of such work may take, without those that the text asks for already. */
export function formsFor(family: Family | null, text: string): Form[] {
  if (family === null) return []
  return FORMS.filter((form) => {
    if (text.includes(FORM_LINES[form])) return false
    return form === 'shorter' ? !WITHOUT_LENGTH.has(family) : IN_PARTS.has(family)
  })
}
