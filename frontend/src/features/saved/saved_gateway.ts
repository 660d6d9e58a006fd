import { DEFAULT_SETTINGS } from '#app/prompts/domain/types'
import type { Base, Draft, DraftBackend, PutOutcome } from '#frontend/prompts/draft'
import { LocalCopy } from '#frontend/prompts/local_copy'
import { putDraft } from '#frontend/prompts/prompt_calls'
import type { OpenPrompt } from '#frontend/features/saved/prompts_api'
import { api } from '#frontend/lib/api'

/** The draft of a prompt on the Saved screen, which edits only the text. */
export const savedBase = ({ draft, etag }: Pick<OpenPrompt, 'draft' | 'etag'>): Base => ({
  text: draft,
  settings: DEFAULT_SETTINGS,
  etag,
})

/** Where the Saved screen stores the draft of one prompt. */
export class SavedGateway implements DraftBackend {
  #copy: LocalCopy

  constructor(
    userId: string,
    private id: string
  ) {
    this.#copy = new LocalCopy(userId, `saved.${id}`)
  }

  /** What this browser has kept of the prompt since it was last open. */
  takeCopy() {
    return this.#copy.take()
  }

  put({ text }: Draft, etag: number): Promise<PutOutcome> {
    return putDraft(this.id, { content: text }, etag)
  }

  async get(): Promise<Base | null> {
    return api.prompts.show({ params: { id: this.id } }).then(savedBase, () => null)
  }

  keepCopy({ text }: Draft, etag: number | null): void {
    this.#copy.keep(text, null, etag)
  }

  dropCopy(): void {
    this.#copy.drop()
  }

  announce(): void {}
}
