export type Dialect = 'openai' | 'ollama'

/** What an answer says: a text, or the refusal to write one. */
export interface Outcome {
  text: string
  isRefusal?: boolean
  /** Why there is no more of it, where that is not because all was said. */
  stop?: 'length' | 'content_filter' | 'failed'
  /** What is told of a failure. */
  failure?: string
}

/** The bodies of one answer, whole or in events. */
export interface Wording {
  whole(outcome: Outcome, length: number): object
  /** What comes before the text. */
  opening(outcome: Outcome): object[]
  piece(outcome: Outcome): object
  /** What follows the text. */
  closing(outcome: Outcome, length: number): object[]
  /** The data of the last event, where there is one that is no JSON. */
  end: string
}
