import type { ModelFailure } from '#app/ai/domain/model_failure'
import type { Price } from '#app/ai/domain/prices'
import type { ProviderApi } from '#app/ai/domain/providers'

export interface Message {
  role: 'system' | 'user' | 'assistant'
  content: string
}

/** A JSON Schema that the answer must fit, with a name as providers want it (letters, digits, underscore). */
export interface AnswerSchema {
  name: string
  schema: Record<string, unknown>
}

export interface ModelRequest {
  messages: Message[]
  schema?: AnswerSchema
  /** The most tokens that the answer may have. */
  maxTokens: number
}

export interface Tokens {
  input: number
  output: number
}

/**
 * Pieces of the answer as they come, signs that the model is thinking, what the provider counted, where it does, and the
 * end of an answer that is whole.
 */
export type ModelEvent =
  | { kind: 'text'; text: string }
  | { kind: 'thought' }
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'end' }

/** What came of a call. */
export type Outcome = 'answered' | ModelFailure

/** A model at a provider, with all that is needed to ask it. `demo` answers in this process. */
export interface Target {
  kind: 'model' | 'demo'
  /** Id of the provider; null for the demo model. */
  providerId: string | null
  provider: string
  model: string
  baseUrl: string
  key: string | null
  api: ProviderApi
  price: Price | null
}

/** Thrown where a model gave no answer that can be used; never holds a word of the request or a key. */
export class ModelError extends Error {
  constructor(
    readonly failure: ModelFailure,
    /** Milliseconds after which the provider may be asked again, if it sent a time. */
    readonly retryAfter: number | null = null
  ) {
    super(failure)
  }

  /** The same, where errors of all kinds are told apart. */
  get code(): ModelFailure {
    return this.failure
  }
}
