import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import type { Base, Draft, DraftBackend, PutOutcome } from '#frontend/prompts/draft'
import { DraftSync } from '#frontend/prompts/draft_sync'

export interface Kept {
  draft: string
  etag: number
}

export const baseOf = ({ draft, etag }: Kept): Base => ({
  text: draft,
  settings: DEFAULT_SETTINGS,
  etag,
})

/** A server with one draft, which refuses a write on another etag than its own. */
class OneDraft implements DraftBackend {
  writes: { content: string; etag: number }[] = []
  next: PutOutcome | null = null
  gate: Promise<void> = Promise.resolve()

  constructor(public kept: Kept) {}

  async put({ text }: Draft, etag: number): Promise<PutOutcome> {
    this.writes.push({ content: text, etag })
    await this.gate
    const forced = this.next
    this.next = null
    if (forced) return forced
    if (etag !== this.kept.etag) return { ok: false, error: 'stale' }
    this.kept = { draft: text, etag: this.kept.etag + 1 }
    return { ok: true, etag: this.kept.etag }
  }

  async get(): Promise<Base | null> {
    return baseOf(this.kept)
  }

  keepCopy() {}
  dropCopy() {}
  announce() {}
}

export function opened(draft = 'one', etag = 1) {
  const server = new OneDraft({ draft, etag })
  const base = baseOf({ draft, etag })
  return { server, sync: new DraftSync(server, { base, draft: base }) }
}

export function found(kept: Kept, mine: Kept) {
  const base = baseOf(kept)
  return new DraftSync(new OneDraft(kept), { base, draft: baseOf(mine), writtenOn: mine.etag })
}
