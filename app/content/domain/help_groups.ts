/** The groups of answers, in the order in which they are shown. Each is a folder. */
export const HELP_GROUPS = [
  'prompts',
  'scores',
  'library',
  'flows',
  'credits',
  'account',
  'terminal',
  'keyboard',
] as const
export type HelpGroup = (typeof HELP_GROUPS)[number]
