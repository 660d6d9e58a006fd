import { cutAtWord } from '#app/core/domain/cut_at_word'

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

/** At most 300 UTF-16 units of a text, with “…” after a word where it goes on. */
export const excerptOf = (text: string): string => cutAtWord(text, EXCERPT)
