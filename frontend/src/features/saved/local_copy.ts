import type { DraftSaver } from '#frontend/features/saved/draft_saver'
import {
  dropDraft,
  findDrafts,
  keepDraft,
  ownOrNewest,
  thisPage,
  type LocalDraft,
} from '#frontend/lib/local_draft'

const KEEP_MS = 250

/** What lies in this browser of one prompt, for as long as the server does not have it. */
export class LocalCopy {
  #timer: ReturnType<typeof setTimeout> | null = null
  #name: string

  constructor(
    private userId: string,
    promptId: string
  ) {
    this.#name = `saved.${promptId}~`
  }

  /** The text that this tab left here, or else the newest of any; it is then this page's to keep. */
  take(): LocalDraft | null {
    const found = ownOrNewest(findDrafts(this.userId, this.#name))
    if (found) dropDraft(found.place)
    return found?.draft ?? null
  }

  /** Keeps every change within a quarter of a second, until what it returns is called. */
  follow(saver: DraftSaver): () => void {
    const change = () => {
      if (saver.draftNow.state === 'saved') return this.keepNow(saver)
      this.#timer ??= setTimeout(() => this.keepNow(saver), KEEP_MS)
    }
    change()
    return saver.subscribe(change)
  }

  keepNow(saver: DraftSaver): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const place = { userId: this.userId, slot: this.#name + thisPage }
    const { text, state } = saver.draftNow
    if (state === 'saved') return dropDraft(place)
    keepDraft(place, { text, settings: null, etag: saver.etag, updatedAt: Date.now() })
  }
}
