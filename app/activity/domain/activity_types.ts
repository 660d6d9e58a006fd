export const ACTIVITY_TYPES = [
  'prompt_refined',
  'template_used',
  'prompt_exported',
  'prompt_copied',
  'prompt_shared',
  'prompts_imported',
  'flow_run',
] as const
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

/** What only the browser or the terminal can know of. */
export const CLIENT_ACTIVITY_TYPES = ['prompt_exported', 'prompt_copied'] as const

export const ACTIVITY_CATEGORIES = [
  'marketing',
  'content',
  'sales',
  'productivity',
  'support',
] as const
export type ActivityCategory = (typeof ACTIVITY_CATEGORIES)[number]

/** Where the history lists runs: a flow does work again and again. */
export const RUN_CATEGORY = 'productivity' satisfies ActivityCategory

export const EXCERPT = 300

/** At most 300 UTF-16 units of a text, never ending in half a character. */
export function excerptOf(text: string): string {
  if (text.length <= EXCERPT) return text
  const cut = text.slice(0, EXCERPT - 1)
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`
}
