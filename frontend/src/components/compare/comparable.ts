/** A text that can be compared, under a name of its own. */
export interface Comparable {
  value: string
  label: string
  /** Null until it is loaded. */
  text: string | null
}
