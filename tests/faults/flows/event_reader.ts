import { setTimeout as pause } from 'node:timers/promises'
import { isFinal, type RunEvent } from '#app/flows/domain/runs/run'

/** Milliseconds before a reader that lost its connection opens another. */
const RETRY_MS = 50

export interface ReadEvent {
  id: number
  data: string
}

/** Reads the events of a run as a browser does, and connects again with the number of the last one until the run ends. */
export class EventReader {
  events: ReadEvent[] = []
  connections = 0
  #onEvent = () => {}

  constructor(
    private readonly url: string,
    private readonly headers: Record<string, string>
  ) {}

  async readAll(): Promise<void> {
    while (!this.hasEnd) {
      try {
        await this.#readOnce()
      } catch (error) {
        // The server is gone, before its answer or amid it.
        if (!(error instanceof TypeError)) throw error
      }
      if (!this.hasEnd) await pause(RETRY_MS)
    }
  }

  /** Resolves once there are so many events, or the run has ended. */
  async has(count: number): Promise<void> {
    while (this.events.length < count && !this.hasEnd)
      await new Promise<void>((resolve) => (this.#onEvent = resolve))
  }

  get hasEnd(): boolean {
    const last = this.events.at(-1)
    if (!last) return false
    const event = JSON.parse(last.data) as RunEvent
    return event.type === 'run' && isFinal(event.status)
  }

  async #readOnce(): Promise<void> {
    const last = this.events.at(-1)
    const from: Record<string, string> = last ? { 'last-event-id': String(last.id) } : {}
    const response = await fetch(this.url, { headers: { ...this.headers, ...from } })
    if (!response.ok || !response.body) throw new Error(`${response.status}`)
    this.connections += 1
    let text = ''
    for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
      text += chunk
      // What is not ended by an empty line has not arrived.
      const parts = text.split('\n\n')
      text = parts.pop() ?? ''
      for (const part of parts) this.#note(part)
    }
  }

  #note(part: string): void {
    const [, id, data] = /^id: (\d+)\nevent: \w+\ndata: (.*)$/.exec(part) ?? []
    if (id === undefined) return
    this.events.push({ id: Number(id), data })
    this.#onEvent()
  }
}
