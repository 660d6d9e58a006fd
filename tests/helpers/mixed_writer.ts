import { MAX_FACTS } from '#app/prompts/domain/facts'
import type { KnownPerson } from '#tests/helpers/known_person'

export type Kind = 'prompt' | 'version' | 'share' | 'activity' | 'fact'

/** A write that was sent at least once. `id` is that of the row it made, or null where the answer names none. */
export interface SentWrite {
  kind: Kind
  key: string
  /** Text that this write alone put into the database. */
  mark: string
  promptId: string | null
  isAcknowledged: boolean
  id: string | null
}

const KINDS: Kind[] = ['prompt', 'version', 'share', 'activity', 'fact']

/**
 * Saves things of every kind one after the other, each with an `Idempotency-Key`. A write whose answer was lost is sent
 * again with its key before anything else.
 */
export class MixedWriter {
  writes: SentWrite[] = []
  #facts = 0

  constructor(
    private name: string,
    private person: KnownPerson,
    private random: () => number
  ) {}

  /** Until the server is gone, or `most` writes are acknowledged. */
  async write(url: string, most = Infinity): Promise<void> {
    try {
      const lost = this.writes.filter(({ isAcknowledged }) => !isAcknowledged)
      for (const write of lost) await this.#send(url, write)
      while (this.writes.length < most) await this.#send(url, this.#next())
    } catch (error) {
      // The connection broke: the server was killed.
      if (!(error instanceof TypeError)) throw error
    }
  }

  get isWaiting(): boolean {
    return this.writes.some(({ isAcknowledged }) => !isAcknowledged)
  }

  #next(): SentWrite {
    const prompts = this.writes.filter(({ kind, id }) => kind === 'prompt' && id !== null)
    const canKeepFact = this.#facts < MAX_FACTS
    const kinds = KINDS.filter((kind) => kind !== 'fact' || canKeepFact)
    const kind = prompts.length === 0 ? 'prompt' : kinds[Math.floor(this.random() * kinds.length)]
    if (kind === 'fact') this.#facts += 1
    const prompt = prompts[Math.floor(this.random() * prompts.length)]
    const mark = `${this.name}-${this.writes.length}`
    const write = {
      ...{ kind, mark, key: `key-${mark}`, promptId: prompt?.id ?? null },
      ...{ isAcknowledged: false, id: null },
    }
    this.writes.push(write)
    return write
  }

  async #send(url: string, write: SentWrite): Promise<void> {
    const { path, body } = requestOf(write)
    const response = await fetch(url + path, {
      method: 'POST',
      headers: {
        ...this.person.headers,
        'content-type': 'application/json',
        'idempotency-key': write.key,
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${text}`)
    write.isAcknowledged = true
    write.id = text === '' ? null : JSON.parse(text).id
  }
}

function requestOf({ kind, mark, promptId }: SentWrite): { path: string; body: object } {
  switch (kind) {
    case 'prompt':
      return { path: '/api/prompts', body: { original: `Prompt ${mark}` } }
    case 'version':
      return { path: `/api/prompts/${promptId}/versions`, body: { content: `Version ${mark}` } }
    case 'share':
      return { path: '/api/shares', body: { promptId } }
    case 'activity':
      return { path: '/api/activities', body: { type: 'prompt_copied', promptId } }
    case 'fact':
      return { path: '/api/facts', body: { name: `Fact ${mark}`, value: 'x' } }
    default:
      return kind satisfies never
  }
}
