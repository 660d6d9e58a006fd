/** What a person chose for themselves; absent means the default. */
export interface Preferences {
  theme?: 'system' | 'light' | 'dark'
  /** An IANA name; without one, that of the browser. */
  timeZone?: string
}

/** What to choose anew; null goes back to the default. */
export type PreferenceChange = { [Name in keyof Preferences]: Preferences[Name] | null }

export function changePreferences(before: Preferences, change: PreferenceChange): Preferences {
  const chosen = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null)
  return Object.fromEntries(chosen)
}
