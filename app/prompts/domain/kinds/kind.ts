import { FAMILIES, type Family } from '#app/prompts/domain/reading/family/families'

/** What should come back: work of a family, or one deliverable of it. */
export interface Kind {
  family: Family
  /** The id of a deliverable, or null where any of the family is meant. */
  deliverable: string | null
}

/** What the families are called where a person chooses among them. */
export const KIND_LABELS: Record<Family, string> = {
  message: 'A message to send',
  publish: 'A text to publish',
  document: 'A working document',
  plan: 'A plan or schedule',
  decide: 'Advice on a decision or a problem',
  explain: 'An explanation',
  analyze: 'Findings from data or text',
  condense: 'A summary',
  rewrite: 'A text reworded or translated',
  code: 'Code or a formula',
  debug: 'The cause of an error in code',
  teach: 'Teaching material',
  ideas: 'Ideas, names or questions',
  story: 'A story, poem or scene',
  converse: 'A conversation or role-play',
  image: 'A picture or video',
}

/** Reads an id such as `plan` or `plan/meal_plan`; null for anything else. Does not look whether the deliverable exists. */
export function kindOf(id: string | null | undefined): Kind | null {
  const [family, deliverable = null, ...rest] = (id ?? '').split('/')
  return isFamily(family) && rest.length === 0 ? { family, deliverable } : null
}

const isFamily = (text: string): text is Family => (FAMILIES as readonly string[]).includes(text)
