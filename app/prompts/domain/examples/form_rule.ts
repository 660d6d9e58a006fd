/** A stated rule on form that an example can be held against. */
export interface FormRule {
  why: string
  breaks(example: string): boolean
}
