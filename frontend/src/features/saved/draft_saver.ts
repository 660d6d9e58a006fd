import type { SaveState } from '#frontend/components/save_status'
import { Listeners } from '#frontend/lib/listeners'
import { Timer } from '#frontend/lib/timer'

export interface Kept {
  draft: string
  etag: number
}

export type PutOutcome =
  | { ok: true; etag: number }
  | { ok: false; error: 'stale' | 'offline' | 'signedOut' }
  | { ok: false; error: 'refused'; message: string }

/** The way to the server; `put` writes over whatever is there when `etag` is null. */
export interface DraftServer {
  put(content: string, etag: number | null): Promise<PutOutcome>
  get(): Promise<Kept | null>
}

export interface DraftState {
  text: string
  state: SaveState
  savedAt: Date | null
  message: string | null
}

export const AUTOSAVE_MS = 10_000
const RETRY_MS = 5_000
const UNSENT: SaveState[] = ['conflict', 'offline', 'refused', 'signedOut']

/**
 * Keeps one draft on the server: at most one write at a time, every ten seconds while it
 * changes, sooner when asked. Finds out whether a refused write met another draft or only
 * another etag of the same one, and never overwrites another draft unasked.
 */
export class DraftSaver {
  #base: Kept
  /** Behind the etag of the base while a text that was found here waits for a decision. */
  #found: number | null = null
  #draftNow: DraftState
  #timer = new Timer(() => void this.flush())
  /** Nobody is signed in: nothing is sent. */
  #isSuspended = false
  #running: Promise<void> | null = null
  #listeners = new Listeners()

  /** `mine` is a text that this browser kept, and the etag on which it was written. */
  constructor(
    private server: DraftServer,
    kept: Kept,
    mine: { text: string; etag: number | null } | null = null
  ) {
    this.#base = kept
    this.#draftNow = { text: kept.draft, state: 'saved', savedAt: null, message: null }
    if (!mine || mine.text === kept.draft) return
    const met = mine.etag === kept.etag
    if (!met) this.#found = mine.etag
    this.#show({ text: mine.text, state: met ? 'unsaved' : 'conflict' })
    if (met) this.#schedule(AUTOSAVE_MS)
  }

  get draftNow(): DraftState {
    return this.#draftNow
  }

  /** The etag on which the text here was written. */
  get etag(): number {
    return this.#found ?? this.#base.etag
  }

  subscribe = this.#listeners.subscribe

  change(text: string): void {
    if (text === this.#draftNow.text) return
    const { state } = this.#draftNow
    const held = state === 'saving' || state === 'conflict' || state === 'offline'
    const same = text === this.#base.draft
    this.#show({ text, state: held ? state : this.#restState(text) })
    if (!same && state !== 'conflict') this.#schedule(AUTOSAVE_MS)
  }

  /** Writes now what is not written yet. Resolves when nothing is under way any more. */
  async flush(): Promise<SaveState> {
    if (this.#running) await this.#running
    const canSave = !this.#isSuspended && this.#draftNow.state !== 'conflict'
    if (canSave && this.#draftNow.text !== this.#base.draft) await this.#save(this.#base.etag)
    return this.#draftNow.state
  }

  /** The session has ended: nothing is sent until `resume` is called. */
  suspend(): void {
    this.#isSuspended = true
    this.stop()
    if (this.#draftNow.state !== 'conflict') this.#show({ state: this.#restState() })
  }

  /** The same person is signed in again. */
  resume(): void {
    if (!this.#isSuspended) return
    this.#isSuspended = false
    if (this.#draftNow.state !== 'conflict') this.#show({ state: this.#restState() })
    void this.flush()
  }

  /** Writes what is not written, and makes sure that nobody wrote since; null when that failed. */
  async sync(): Promise<Kept | null> {
    const state = await this.flush()
    if (UNSENT.includes(state)) return null
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
    const isClean = this.#draftNow.text === this.#base.draft
    this.#base = kept
    if (isClean) this.#show({ text: kept.draft, state: 'saved' })
    else this.#schedule(AUTOSAVE_MS)
  }

  /** Takes over what the server has; the text here is given up. */
  async reload(): Promise<boolean> {
    const theirs = await this.server.get()
    if (!theirs) return false
    this.#found = null
    this.#base = theirs
    this.#show({ text: theirs.draft, state: 'saved', message: null })
    return true
  }

  /** Writes the text here over what the server has. */
  async keepMine(): Promise<void> {
    await this.#save(null)
  }

  stop(): void {
    this.#timer.stop()
  }

  #save(etag: number | null): Promise<void> {
    this.#running ??= this.#write(etag).finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #write(etag: number | null): Promise<void> {
    this.stop()
    const { text } = this.#draftNow
    this.#show({ state: 'saving', message: null })
    const outcome = await this.server.put(text, etag)
    if (outcome.ok) return this.#written(text, outcome.etag)
    if (outcome.error === 'stale') return this.#settle(text)
    if (outcome.error === 'refused') {
      return this.#show({ state: 'refused', message: outcome.message })
    }
    if (outcome.error === 'signedOut') return this.suspend()
    this.#later()
  }

  #later(): void {
    if (this.#isSuspended) return this.suspend()
    this.#show({ state: 'offline' })
    this.#schedule(RETRY_MS)
  }

  #written(text: string, etag: number): void {
    this.#found = null
    this.#base = { draft: text, etag }
    const clean = this.#draftNow.text === text
    this.#show({ state: clean ? 'saved' : 'unsaved', savedAt: new Date() })
    if (!clean) this.#schedule(AUTOSAVE_MS)
  }

  async #settle(text: string): Promise<void> {
    const theirs = await this.server.get()
    if (!theirs) return this.#later()
    if (theirs.draft === text) return this.#written(text, theirs.etag)
    if (theirs.draft !== this.#base.draft) return this.#show({ state: 'conflict' })
    this.#base = theirs
    return this.#write(theirs.etag)
  }

  #schedule(delay: number): void {
    if (!this.#isSuspended) this.#timer.start(delay)
  }

  #restState(text = this.#draftNow.text): SaveState {
    if (text === this.#base.draft) return 'saved'
    return this.#isSuspended ? 'signedOut' : 'unsaved'
  }

  #show(change: Partial<DraftState>): void {
    this.#draftNow = { ...this.#draftNow, ...change }
    this.#listeners.tell()
  }
}
