/** Whether the edits of a rule are taken without asking, or the rule says nothing at all. */
export const RULE_CHOICES = ['always', 'never'] as const
export type RuleChoice = (typeof RULE_CHOICES)[number]

/** What is tried out, with people who asked for it. */
export const EXPERIMENTS = ['decideOnAll', 'wordCount', 'largePrompts'] as const
export type Experiment = (typeof EXPERIMENTS)[number]

/** Rules that one person can choose for. */
export const MAX_RULES = 200

/** What a person chose for themselves; absent means the default. */
export interface Preferences {
  theme?: 'system' | 'light' | 'dark'
  /** An IANA name; without one, that of the browser. */
  timeZone?: string
  /** By the id of a rule; a rule that is not named asks each time. */
  rules?: Record<string, RuleChoice>
  /** Those that the person takes part in. */
  experiments?: Partial<Record<Experiment, true>>
}

/** What to choose anew; null goes back to the default. Rules and experiments change one by one. */
export type PreferenceChange = {
  [Name in 'theme' | 'timeZone']?: Preferences[Name] | null
} & {
  rules?: Record<string, RuleChoice | null>
  experiments?: Partial<Record<Experiment, true | null>>
}

export function changePreferences(before: Preferences, change: PreferenceChange): Preferences {
  return chosen({
    ...before,
    ...change,
    rules: anyOf({ ...before.rules, ...change.rules }),
    experiments: anyOf({ ...before.experiments, ...change.experiments }),
  })
}

/** The rules for which a person chose this. */
export function rulesChosen({ rules = {} }: Preferences, choice: RuleChoice): string[] {
  return Object.keys(rules).filter((rule) => rules[rule] === choice)
}

/** What is chosen of these; null where nothing is. */
function anyOf<Value>(values: Record<string, Value | null | undefined>) {
  const kept = chosen(values)
  return Object.keys(kept).length > 0 ? kept : null
}

function chosen<Value>(values: Record<string, Value | null | undefined>): Record<string, Value> {
  const kept = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(kept) as Record<string, Value>
}
