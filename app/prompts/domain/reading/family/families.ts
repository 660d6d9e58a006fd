/** What a person wants to hold in their hands when a request is done. The order is that of the weights. */
export const FAMILIES = [
  'message',
  'publish',
  'document',
  'plan',
  'decide',
  'explain',
  'analyze',
  'condense',
  'rewrite',
  'code',
  'debug',
  'teach',
  'ideas',
  'story',
  'converse',
  'image',
] as const

export type Family = (typeof FAMILIES)[number]
