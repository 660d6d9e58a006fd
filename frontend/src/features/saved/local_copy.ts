import type { DraftSaver } from '#frontend/features/saved/draft_saver'
import {
  dropDraft,
  findDrafts,
  keepDraft,
  ownOrNewest,
  thisPage,
  type DraftPlace,
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

  /**
   * The text that this tab left here, or else the newest of any; from now on it is kept as this page's. It stays in the
   * browser: React may throw a first render away and begin again.
   */
  take(): LocalDraft | null {
    const found = ownOrNewest(findDrafts(this.userId, this.#name))
    if (!found) return null
    keepDraft(this.#place, found.draft)
    if (found.place.slot !== this.#place.slot) dropDraft(found.place)
    return found.draft
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

  get #place(): DraftPlace {
    return { userId: this.userId, slot: this.#name + thisPage }
  }

  keepNow(saver: DraftSaver): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    const { text, state } = saver.draftNow
    if (state === 'saved') return dropDraft(this.#place)
    keepDraft(this.#place, { text, settings: null, etag: saver.etag, updatedAt: Date.now() })
  }
}
