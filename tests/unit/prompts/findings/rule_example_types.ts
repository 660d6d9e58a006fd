import type { Family } from '#app/prompts/domain/reading/family/families'
import type { Job } from '#app/prompts/domain/reading/reading'

/** `family` is the kind of work that the texts are taken for; a rule about a `job` speaks only where such work needs it. */
export type RuleExamples = Record<
  string,
  { fires: string[]; silent: string[]; family?: Family; job?: Job }
>
