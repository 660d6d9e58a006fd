/** A stated rule on form that an example can be held against. */
export interface FormRule {
  why: string
  /** Whether one line, or the example as a whole, breaks the rule. */
  breaks(shown: string): boolean
  /** It speaks of the example as a whole, not of each of its lines. */
  whole?: true
  /** It needs a whole example, not a beginning or a part. */
  full?: true
  /** It asks for quotation marks, which a shown quotation has lost. */
  marks?: true
  /** Where nothing announces an example, it proves nothing: of a row of lines, or at all. */
  needs?: 'line' | 'lead'
}
