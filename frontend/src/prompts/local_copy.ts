import type { Settings } from '#app/prompts/domain/types'
import {
  dropDraft,
  findDrafts,
  keepDraft,
  ownOrNewest,
  thisPage,
  type DraftPlace,
  type LocalDraft,
} from '#frontend/lib/storage/local_draft'

/** A draft as this browser stores it for one person, until the server has it. Each page has its own copy. */
export class LocalCopy {
  /** `name` is the id of a prompt, or the name of a place such as `new`. */
  constructor(
    private userId: string,
    private name: string
  ) {}

  /** The draft that this tab left, or else the newest of any tab. From now on it belongs to this page. */
  take(): LocalDraft | null {
    const found = ownOrNewest(findDrafts(this.userId, `${this.name}~`))
    if (!found) return null
    keepDraft(this.#place, found.draft)
    if (found.place.slot !== this.#place.slot) dropDraft(found.place)
    return found.draft
  }

  keep(text: string, settings: Settings | null, etag: number | null): void {
    keepDraft(this.#place, { text, settings, etag, updatedAt: Date.now() })
  }

  drop(): void {
    dropDraft(this.#place)
  }

  get #place(): DraftPlace {
    return { userId: this.userId, slot: `${this.name}~${thisPage}` }
  }
}
