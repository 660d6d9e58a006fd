import type { Answers } from '#app/prompts/domain/fill_blanks'
import type { Base, Draft, DraftDoors, PutOutcome } from '#frontend/prompts/draft'
import { fetchPrompt, putDraft } from '#frontend/prompts/prompt_calls'
import { baseOf } from '#frontend/prompts/prompt_start'
import { keepAnswers, readAnswers } from '#frontend/lib/local_answers'
import { dropDraft, keepDraft, thisPage, type DraftPlace } from '#frontend/lib/local_draft'

interface SavedElsewhere {
  promptId: string
  base: Base
}

/** The start of every slot in which a page keeps the draft of a prompt. */
export function slotOf(name: string): string {
  return `${name}~`
}

let channel: BroadcastChannel | null = null

function otherTabs(): BroadcastChannel | null {
  if (typeof BroadcastChannel !== 'undefined') channel ??= new BroadcastChannel('hone.prompts')
  return channel
}

/** Where the draft of one prompt goes. The prompt may get its id only later. */
export class PromptDoors implements DraftDoors {
  /** `unnamed` is where a prompt without an id is kept. */
  constructor(
    private userId: string,
    private id: string | null,
    private unnamed: string
  ) {}

  get promptId(): string | null {
    return this.id
  }

  become(id: string): void {
    if (id === this.id) return
    this.drop()
    const answers = this.findAnswers()
    this.keepAnswers(new Map())
    this.id = id
    if (answers.size > 0) this.keepAnswers(answers)
  }

  /** What was answered to the blanks of this prompt, in this browser. */
  findAnswers(): Answers {
    return readAnswers(this.#answersPlace)
  }

  keepAnswers(answers: Answers): void {
    keepAnswers(this.#answersPlace, answers, Date.now())
  }

  async put(draft: Draft, etag: number): Promise<PutOutcome> {
    return this.id ? putDraft(this.id, draft, etag) : { ok: false, error: 'offline' }
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

  keep({ text, settings }: Draft, etag: number | null): void {
    keepDraft(this.#place, { text, settings, etag, updatedAt: Date.now() })
  }

  drop(): void {
    dropDraft(this.#place)
  }

  announce(base: Base): void {
    if (this.id) otherTabs()?.postMessage({ promptId: this.id, base } satisfies SavedElsewhere)
  }

  /** Tells when another tab has saved this prompt. */
  listen(heard: (base: Base) => void): () => void {
    const hear = ({ data }: MessageEvent<SavedElsewhere>) => {
      if (data.promptId === this.id) heard(data.base)
    }
    otherTabs()?.addEventListener('message', hear)
    return () => otherTabs()?.removeEventListener('message', hear)
  }

  get #answersPlace() {
    return { userId: this.userId, prompt: this.id ?? this.unnamed }
  }

  get #place(): DraftPlace {
    return { userId: this.userId, slot: slotOf(this.id ?? this.unnamed) + thisPage }
  }
}
