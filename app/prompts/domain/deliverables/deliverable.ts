/**
 * What people ask for, as data: sixteen families of work, and under each the deliverables that have a name.
 * Every text here is a whole English sentence unless its comment says otherwise, has no `[blank]` or
 * `{{variable}}`, states no fact about the person's case, and holds whatever the request says besides.
 */

/** A sentence that a variant may add. */
export type Line =
  | string
  | {
      text: string
      /** Lower-case words, in their base form, any of which in the request keeps the line away. */
      unless: readonly string[]
    }

/** The sentence that a line adds. */
export const wordingOf = (line: Line): string => (typeof line === 'string' ? line : line.text)

/** Something that only the person knows. It stands in a prompt as "Label: [Question?]". */
export interface Ask {
  /** One to three words, capitalized: "Guests". Reads well before a colon and any answer. */
  label: string
  /** A whole question to the person: "How many guests come, and who are they?" */
  question: string
  /** Lower-case words, in their base form, any of which in the request means that it is answered. */
  cues?: readonly string[]
  /**
   * What kind of thing the answer is. A request that already states one is not asked: a `date` that has a date,
   * an `amount` that has a sum of money, `readers` that names who reads it.
   */
  kind?: AskKind
}

export const ASK_KINDS = [
  'material',
  'readers',
  'purpose',
  'date',
  'amount',
  'count',
  'duration',
  'place',
  'sender',
  'reason',
  'matter',
  'level',
  'tool',
  'style',
  'facts',
] as const
export type AskKind = (typeof ASK_KINDS)[number]

/** The lines of a family or a deliverable, by what they settle. A deliverable inherits what it leaves out. */
export interface Lines {
  /** Three to six noun phrases without a full stop, each something a good result contains. */
  contains?: readonly string[]
  /** The form: what comes in which order, as a table, a letter, one block of code. No numbers. */
  form?: Line | null
  /** The length or count; the only place for numbers. */
  length?: Line | null
  /** The tone, only where the family has one to choose. */
  tone?: Line | null
  /** What an expert of the trade keeps to or avoids; one or two sentences. */
  limits?: readonly Line[]
  /** What to do where something is not known. */
  gaps?: Line | null
  /** How to tell a good result. */
  test?: Line | null
  /** At most three, the most valuable first. */
  asks?: readonly Ask[]
}

/** One kind of result that has a name of its own. */
export interface Deliverable extends Lines {
  /** Unique within all families, `snake_case`. */
  id: string
  /** The names people use for it: lower case, singular, without an article. */
  names: readonly string[]
}

/** What holds for all work of one family, and the deliverables that belong to it. */
export interface FamilyRecord extends Lines {
  deliverables: readonly Deliverable[]
}
