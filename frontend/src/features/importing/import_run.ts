import type { ImportedRow } from '#app/prompts/domain/importing/import_calls'
import type { ImportSource } from '#app/prompts/domain/importing/import_sources'
import type { ResponseOf } from '#frontend/lib/api'
import { api } from '#frontend/lib/api'

export type LeftOut = NonNullable<ResponseOf<'imported_prompts.store'>['leftOut']>

export interface RunState {
  importId: string | null
  added: number
  total: number
  leftOut: LeftOut | null
}

interface Wish {
  name: string
  source: ImportSource
  calls: ImportedRow[][]
}

/**
 * Writes an import call by call. It can be stopped between two calls, and goes on where it failed: a call that is sent
 * again has the same key, so that the server writes it once.
 */
export class ImportRun {
  #state: RunState
  #keys: string[]
  #next = 0
  #startKey = crypto.randomUUID()
  isStopped = false

  constructor(private wish: Wish) {
    const total = wish.calls.reduce((sum, { length }) => sum + length, 0)
    this.#state = { importId: null, added: 0, total, leftOut: null }
    this.#keys = wish.calls.map(() => crypto.randomUUID())
  }

  get state(): RunState {
    return this.#state
  }

  stop(): void {
    this.isStopped = true
  }

  /** Throws `ApiError` where a call fails; what was written before stays. */
  async run(onState: (state: RunState) => void): Promise<RunState> {
    const { name, source, calls } = this.wish
    this.isStopped = false
    const id = this.#state.importId ?? (await this.#begin(name, source))
    this.#set({ importId: id }, onState)
    while (this.#next < calls.length && !this.isStopped && !this.#state.leftOut) {
      const { added, leftOut } = await api.importedPrompts.store({
        params: { id },
        body: { prompts: calls[this.#next] },
        headers: { 'idempotency-key': this.#keys[this.#next] },
      })
      this.#next += 1
      this.#set({ added: this.#state.added + added, leftOut }, onState)
    }
    return this.#state
  }

  async #begin(name: string, source: ImportSource): Promise<string> {
    const headers = { 'idempotency-key': this.#startKey }
    const { id } = await api.imports.store({ body: { name, source }, headers })
    return id
  }

  #set(part: Partial<RunState>, onState: (state: RunState) => void): void {
    this.#state = { ...this.#state, ...part }
    onState(this.#state)
  }
}
