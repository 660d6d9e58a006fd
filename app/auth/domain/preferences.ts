/** Whether the edits of a rule are taken without asking, or the rule says nothing at all. */
export const RULE_CHOICES = ['always', 'never'] as const
export type RuleChoice = (typeof RULE_CHOICES)[number]

/** Rules that one person can choose for. */
export const MAX_RULES = 200

/** What a person chose for themselves; absent means the default. */
export interface Preferences {
  theme?: 'system' | 'light' | 'dark'
  /** An IANA name; without one, that of the browser. */
  timeZone?: string
  /** By the id of a rule; a rule that is not named asks each time. */
  rules?: Record<string, RuleChoice>
}

/** What to choose anew; null goes back to the default. Rules change one by one. */
export type PreferenceChange = {
  [Name in keyof Omit<Preferences, 'rules'>]: Preferences[Name] | null
} & { rules?: Record<string, RuleChoice | null> }

export function changePreferences(before: Preferences, change: PreferenceChange): Preferences {
  const rules = chosen({ ...before.rules, ...change.rules })
  return chosen({
    ...before,
    ...change,
    rules: Object.keys(rules).length > 0 ? rules : null,
  })
}

/** The rules for which a person chose this. */
export function rulesChosen({ rules = {} }: Preferences, choice: RuleChoice): string[] {
  return Object.keys(rules).filter((rule) => rules[rule] === choice)
}

function chosen<Value>(values: Record<string, Value | null | undefined>): Record<string, Value> {
  const kept = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(kept) as Record<string, Value>
}
