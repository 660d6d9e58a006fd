import type { Job } from '#app/prompts/domain/reading/reading'
import type { Task } from '#app/prompts/domain/types'

/**
 * What a good prompt for one kind of work says where the person said nothing. Phrases in
 * `[brackets]` are blanks: nothing here states a fact.
 */
export interface Kit {
  /** Completes "You are …"; absent where a role would not help. */
  role?: string
  /** Label and blank for what the work is about, and for the facts behind it. */
  subject: [label: string, blank: string]
  facts: [label: string, blank: string]
  /** Blank for who receives it, completing "for …". */
  audience: string
  /** Blank for the result that is wanted, completing "so that …". */
  purpose: string
  /** Names the form, completing "Return …". */
  form: string
  /**
   * What may be taken for granted where nobody's own knowledge is needed, in the words that stand for the blank:
   * a choice to confirm, never a fact.
   */
  assumed?: Partial<Record<'subject' | 'audience' | 'purpose' | 'form', string>>
  /** Whole sentences. */
  coverage: string
  /** Stands for the coverage where a variant says as little as it can. */
  insights?: string
  rule: string
  edge: string
  check: string
  /** Jobs that do not fit the work, whatever the task. */
  leaves?: readonly Job[]
  /** Jobs of which only the variant speaks that asks for what is not known. */
  unasked?: readonly Job[]
  /** Jobs that are left out where the request tells its own case. */
  untold?: readonly Job[]
  /** A length that the kind of text sets by itself ("at most 280 characters"). */
  limit?: string
  /** The tone where none was chosen, completing "a … tone". */
  tone?: string
  /** How many times the usual length it needs. */
  room?: number
  /** What the length setting counts; absent where length is not a choice. */
  counts?: 'words' | 'items'
  /** What the items are; ideas where nothing is said. */
  items?: string
}

/** A kit for requests of one task that their first words tell apart. */
export interface SpecialKit {
  task: Task
  opens: RegExp
  kit: Kit
}
