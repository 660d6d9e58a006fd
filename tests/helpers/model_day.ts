import type { Json } from '#tests/helpers/openai_contract'
import type { Dialect } from '#tests/helpers/model_wording'

export type Day =
  /** The text begins after the delay; streamed, each of its chunks waits for it. */
  | { kind: 'answer'; content: string; chunks?: number; delayMs?: number }
  | {
      kind: 'status'
      status: number
      code?: string
      retryAfter?: number
      message?: string
      headers?: Record<string, string>
    }
  /** A body of any kind, whatever was asked. */
  | { kind: 'body'; type?: string; status?: number; body: string }
  | { kind: 'hang' }
  /** The content comes in so many chunks, and then no end; where nothing is streamed, half of the body. */
  | { kind: 'hang_after'; content: string; chunks: number }
  /** Thinks aloud so often, waiting before each time, and then answers; through Chat Completions. */
  | { kind: 'thinks'; content: string; times: number; delayMs: number }
  /** One byte a second: of the content where it is streamed, else of the whole body. */
  | { kind: 'drip'; content: string }
  /** As `hang_after`, but the last chunk breaks in its middle, and the connection with it. */
  | { kind: 'cut'; content: string; chunks: number }
  | { kind: 'malformed'; text: string }
  | { kind: 'garbage' }
  | { kind: 'refusal'; text: string }
  /** Ends for a reason that it tells, before all was said. */
  | { kind: 'incomplete'; content: string; reason: 'length' | 'content_filter' }
  /** Begins, and then tells of a failure in the stream. */
  | { kind: 'failed'; content: string; message?: string }
  | { kind: 'huge'; bytes: number }
  /** A stream of one line that has no end. */
  | { kind: 'endless'; bytes: number }
  /** Knows no `json_schema`; a request without one is answered by `reply`. */
  | { kind: 'no_schema' }

export interface Question {
  dialect: Dialect
  path: string
  /** What was asked of a model; null where the list of models was asked for. */
  body: Json
  models: string[]
  reply: (body: Json) => string
}

/** What goes over the wire, or a wait of so many milliseconds. */
export type Part = string | Buffer | number

export interface Answer {
  status: number
  headers: Record<string, string>
  parts: Iterable<Part>
  ending: 'end' | 'silence' | 'cut'
}
