import type { Answers } from '#app/prompts/domain/blanks/fill_blanks'
import type { Base, Draft, DraftBackend, PutOutcome } from '#frontend/prompts/draft'
import { LocalCopy } from '#frontend/prompts/local_copy'
import { fetchPrompt, putDraft } from '#frontend/prompts/prompt_calls'
import { baseOf } from '#frontend/prompts/prompt_start'
import { keepAnswers, readAnswers } from '#frontend/lib/storage/local_answers'

interface RemoteSave {
  promptId: string
  base: Base
}

let channel: BroadcastChannel | null = null

function otherTabs(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('hone.prompts')
  return channel
}

/** Where the optimizer and the editor store the draft of one prompt. The prompt may get its id only later. */
export class DraftGateway implements DraftBackend {
  /** `unnamed` is the name under which this browser stores a prompt that has no id. */
  constructor(
    private userId: string,
    private id: string | null,
    private unnamed: string
  ) {}

  get promptId(): string | null {
    return this.id
  }

  /** The server has created the prompt: what this browser stores of it moves to its id. */
  assignId(id: string): void {
    if (id === this.id) return
    this.dropCopy()
    const answers = this.findAnswers()
    this.keepAnswers(new Map())
    this.id = id
    if (answers.size > 0) this.keepAnswers(answers)
  }

  /** The answers to the blanks of this prompt, as stored in this browser. */
  findAnswers(): Answers {
    return readAnswers(this.#answersPlace)
  }

  keepAnswers(answers: Answers): void {
    keepAnswers(this.#answersPlace, answers, Date.now())
  }

  /** Keeps answers that the newest version has; those of this browser come first. */
  addAnswers(answers: Answers): void {
    if (answers.size > 0) this.keepAnswers(new Map([...answers, ...this.findAnswers()]))
  }

  async put({ text, settings }: Draft, etag: number): Promise<PutOutcome> {
    if (!this.id) return { ok: false, error: 'offline' }
    return putDraft(this.id, { content: text, settings }, etag)
  }

  async get(): Promise<Base | null> {
    if (!this.id) return null
    try {
      const { prompt, latest } = await fetchPrompt(this.id)
      return baseOf(prompt, latest)
    } catch {
      return null
    }
  }

  keepCopy({ text, settings }: Draft, etag: number | null): void {
    this.#copy.keep(text, settings, etag)
  }

  dropCopy(): void {
    this.#copy.drop()
  }

  announce(base: Base): void {
    if (this.id) otherTabs()?.postMessage({ promptId: this.id, base } satisfies RemoteSave)
  }

  /** Calls `onRemoteSave` when another tab has saved this prompt, until the returned function is called. */
  listen(onRemoteSave: (base: Base) => void): () => void {
    const receive = ({ data }: MessageEvent<RemoteSave>) => {
      if (data.promptId === this.id) onRemoteSave(data.base)
    }
    otherTabs()?.addEventListener('message', receive)
    return () => otherTabs()?.removeEventListener('message', receive)
  }

  get #answersPlace() {
    return { userId: this.userId, subject: this.id ?? this.unnamed }
  }

  get #copy(): LocalCopy {
    return new LocalCopy(this.userId, this.id ?? this.unnamed)
  }
}
