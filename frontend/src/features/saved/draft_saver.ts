export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline' | 'conflict' | 'refused'

export interface Kept {
  draft: string
  revision: number
}

export type PutOutcome =
  | { ok: true; revision: number }
  | { ok: false; error: 'stale' | 'offline' }
  | { ok: false; error: 'refused'; message: string }

/** The way to the server; `put` writes over whatever is there when `revision` is null. */
export interface DraftServer {
  put(content: string, revision: number | null): Promise<PutOutcome>
  get(): Promise<Kept | null>
}

export interface DraftSnapshot {
  text: string
  state: SaveState
  savedAt: Date | null
  message: string | null
}

export const AUTOSAVE_MS = 10_000
const RETRY_MS = 5_000

/**
 * Keeps one draft on the server: at most one write at a time, every ten seconds while it
 * changes, sooner when asked. Finds out whether a refused write met another draft or only
 * another revision of the same one, and never overwrites another draft unasked.
 */
export class DraftSaver {
  #base: Kept
  #snapshot: DraftSnapshot
  #timer: ReturnType<typeof setTimeout> | null = null
  #running: Promise<void> | null = null
  #listeners = new Set<() => void>()

  /** `mine` is a text that this browser kept, and the revision on which it was written. */
  constructor(
    private server: DraftServer,
    kept: Kept,
    mine: { text: string; revision: number | null } | null = null
  ) {
    this.#base = kept
    this.#snapshot = { text: kept.draft, state: 'saved', savedAt: null, message: null }
    if (!mine || mine.text === kept.draft) return
    const met = mine.revision === kept.revision
    this.#show({ text: mine.text, state: met ? 'unsaved' : 'conflict' })
    if (met) this.#schedule(AUTOSAVE_MS)
  }

  get snapshot(): DraftSnapshot {
    return this.#snapshot
  }

  /** The revision on which the text here was written. */
  get revision(): number {
    return this.#base.revision
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  change(text: string): void {
    if (text === this.#snapshot.text) return
    const { state } = this.#snapshot
    const held = state === 'saving' || state === 'conflict' || state === 'offline'
    const same = text === this.#base.draft
    this.#show({ text, state: held ? state : same ? 'saved' : 'unsaved' })
    if (!same && state !== 'conflict') this.#schedule(AUTOSAVE_MS)
  }

  /** Writes now what is not written yet. Resolves when nothing is under way any more. */
  async flush(): Promise<SaveState> {
    if (this.#running) await this.#running
    if (this.#snapshot.state !== 'conflict' && this.#snapshot.text !== this.#base.draft) {
      await this.#save(this.#base.revision)
    }
    return this.#snapshot.state
  }

  /** Writes what is not written, and makes sure that nobody wrote since; null when that failed. */
  async sync(): Promise<Kept | null> {
    const state = await this.flush()
    if (state === 'conflict' || state === 'offline' || state === 'refused') return null
    const theirs = await this.server.get()
    if (!theirs) return null
    if (theirs.draft !== this.#base.draft) {
      this.#show({ state: 'conflict' })
      return null
    }
    this.#base = theirs
    return theirs
  }

  /** The server changed the draft because we asked; what was typed meanwhile stays. */
  revised(kept: Kept): void {
    const isClean = this.#snapshot.text === this.#base.draft
    this.#base = kept
    if (isClean) this.#show({ text: kept.draft, state: 'saved' })
    else this.#schedule(AUTOSAVE_MS)
  }

  /** Takes over what the server has; the text here is given up. */
  async reload(): Promise<boolean> {
    const theirs = await this.server.get()
    if (!theirs) return false
    this.#base = theirs
    this.#show({ text: theirs.draft, state: 'saved', message: null })
    return true
  }

  /** Writes the text here over what the server has. */
  async keepMine(): Promise<void> {
    await this.#save(null)
  }

  stop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
  }

  #save(revision: number | null): Promise<void> {
    this.#running ??= this.#write(revision).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #write(revision: number | null): Promise<void> {
    this.stop()
    const { text } = this.#snapshot
    this.#show({ state: 'saving', message: null })
    const outcome = await this.server.put(text, revision)
    if (outcome.ok) return this.#written(text, outcome.revision)
    if (outcome.error === 'stale') return this.#settle(text)
    if (outcome.error === 'refused') {
      return this.#show({ state: 'refused', message: outcome.message })
    }
    this.#show({ state: 'offline' })
    this.#schedule(RETRY_MS)
  }

  #written(text: string, revision: number): void {
    this.#base = { draft: text, revision }
    const clean = this.#snapshot.text === text
    this.#show({ state: clean ? 'saved' : 'unsaved', savedAt: new Date() })
    if (!clean) this.#schedule(AUTOSAVE_MS)
  }

  async #settle(text: string): Promise<void> {
    const theirs = await this.server.get()
    if (!theirs) {
      this.#show({ state: 'offline' })
      return this.#schedule(RETRY_MS)
    }
    if (theirs.draft === text) return this.#written(text, theirs.revision)
    if (theirs.draft !== this.#base.draft) return this.#show({ state: 'conflict' })
    this.#base = theirs
    return this.#write(theirs.revision)
  }

  #schedule(delay: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null
      void this.flush()
    }, delay)
  }

  #show(change: Partial<DraftSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change }
    for (const listener of this.#listeners) listener()
  }
}
