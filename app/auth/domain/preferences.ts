/** What a person chose for themselves; absent means the default. */
export interface Preferences {
  theme?: 'system' | 'light' | 'dark'
  timeZone?: string
}
