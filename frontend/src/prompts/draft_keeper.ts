import {
  draftOf,
  isSame,
  type Base,
  type Draft,
  type DraftDoors,
  type DraftView,
  type SaveState,
} from '#frontend/prompts/draft'
import { WriteTurns } from '#frontend/prompts/write_turns'
import { DRAFT_TIMES, type DraftStart } from '#frontend/prompts/draft_start'
import { Listeners } from '#frontend/lib/listeners'
import { Timer } from '#frontend/lib/timer'

/**
 * Keeps one draft: in this browser within a quarter of a second, on the server every ten
 * seconds while it changes, sooner when asked. One write is under way at a time; another
 * draft on the server is never written over unasked.
 */
export class DraftKeeper {
  #base: Base | null
  /** The etag on which the text here was written: behind that of the base while they conflict. */
  #writtenOn: number | null
  #view: DraftView
  #autosave = new Timer(() => void this.flush())
  #local = new Timer(() => this.#keepHere())
  #failures = 0
  #isSuspended = false
  #turns = new WriteTurns()
  #listeners = new Listeners()

  constructor(
    private doors: DraftDoors,
    private start: DraftStart,
    private times = DRAFT_TIMES
  ) {
    this.#base = start.base
    this.#writtenOn = this.etag
    this.#view = { draft: start.draft, state: 'idle', savedAt: null, message: null }
    if (!this.isDirty) return
    if (start.base) this.#writtenOn = start.writtenOn ?? null
    const stale = this.#base !== null && this.#writtenOn !== this.#base.etag
    this.#keepHere()
    this.#show({ state: stale ? 'conflict' : this.#restState() })
    if (!stale) this.#schedule(this.times.autosave)
  }

  get view(): DraftView {
    return this.#view
  }

  get etag(): number | null {
    return this.#base?.etag ?? null
  }

  get isDirty(): boolean {
    const { draft } = this.#view
    return this.#base ? !isSame(draft, this.#base) : draft.text !== (this.start.pristine ?? '')
  }

  subscribe = this.#listeners.subscribe

  change(change: Partial<Draft>): void {
    const draft = { ...this.#view.draft, ...change }
    if (isSame(draft, this.#view.draft)) return
    const { state } = this.#view
    this.#view = { ...this.#view, draft }
    const held = state === 'saving' || state === 'conflict' || state === 'offline'
    this.#show({ state: held ? state : this.#restState() })
    this.#local.start(this.times.local)
    if (state !== 'conflict') this.#schedule(this.times.autosave)
  }

  /** Writes into this browser at once; for the moment in which the page may go away. */
  keepNow(): void {
    if (!this.#local.isRunning) return
    this.#local.stop()
    this.#keepHere()
  }

  /** The session has ended: the text stays here, and is not sent until `resume` is called. */
  suspend(): void {
    this.#isSuspended = true
    this.stop()
    this.#keepHere()
    this.#rest()
  }

  /** The same person is signed in again. */
  resume(): void {
    if (!this.#isSuspended) return
    this.#isSuspended = false
    this.#failures = 0
    this.#rest()
    void this.flush()
  }

  /** Writes now what the server does not have yet. Resolves to whether it has everything. */
  async flush(): Promise<boolean> {
    this.keepNow()
    if (this.#turns.isTaken) await this.#turns.free()
    const canSave = !this.#isSuspended && this.#view.state !== 'conflict'
    if (this.#base && this.isDirty && canSave) await this.#turns.share(() => this.#write())
    return this.#base !== null && !this.isDirty
  }

  /**
   * Does something that writes the draft on the server, and tells what it has then. Until it has, nothing else is
   * written there: what is typed meanwhile would be taken for another person's.
   */
  during<Result>(write: () => Promise<{ base: Base; result: Result }>): Promise<Result> {
    return this.#turns.take(async () => {
      const { base, result } = await write()
      this.settle(base)
      return result
    })
  }

  /** The server has taken or made this; what was typed meanwhile stays unsaved. */
  settle(base: Base): void {
    this.#rebase(base)
    this.#failures = 0
    this.#written(new Date())
    this.doors.announce(base)
  }

  /** Another tab saved the same prompt. */
  heard(base: Base): void {
    if (base.etag <= (this.#base?.etag ?? 0)) return
    const wasDirty = this.isDirty
    this.#base = base
    if (!wasDirty) this.#view = { ...this.#view, draft: draftOf(base) }
    if (!this.isDirty) {
      this.#rebase(base)
      return this.#written(this.#view.savedAt)
    }
    this.#keepHere()
    this.stop()
    this.#show({ state: 'conflict' })
  }

  /** Makes sure that nothing here or there is unknown to the other. Resolves to whether that is so. */
  async sync(): Promise<boolean> {
    const isSaved = await this.flush()
    const theirs = isSaved ? await this.doors.get() : null
    if (theirs) this.heard(theirs)
    return theirs !== null && this.#view.state !== 'conflict'
  }

  /** Takes over what the server has; the text here is given up. */
  async reload(): Promise<boolean> {
    const theirs = await this.doors.get()
    if (!theirs) return false
    this.#rebase(theirs)
    this.#view = { ...this.#view, draft: draftOf(theirs) }
    this.#written(this.#view.savedAt)
    return true
  }

  /** Writes the text here over what the server has now. */
  async keepMine(): Promise<void> {
    const theirs = await this.doors.get()
    if (!theirs) return this.#later()
    this.#rebase(theirs)
    this.#show({ state: 'unsaved' })
    await this.flush()
  }

  stop(): void {
    this.#autosave.stop()
  }

  async #write(): Promise<void> {
    if (this.etag === null) return
    this.stop()
    const { draft } = this.#view
    this.#show({ state: 'saving', message: null })
    const outcome = await this.doors.put(draft, this.etag)
    if (outcome.ok) return this.settle({ ...draft, etag: outcome.etag })
    if (outcome.error === 'stale') return this.#compare()
    if (outcome.error === 'refused') {
      return this.#show({ state: 'refused', message: outcome.message })
    }
    if (outcome.error === 'signedOut') this.#isSuspended = true
    this.#later()
  }

  /** An etag may have moved on for a title or a pin: only another text is a conflict. */
  async #compare(): Promise<void> {
    const theirs = await this.doors.get()
    if (!theirs) return this.#later()
    const isOnlyRenamed = this.#base !== null && isSame(theirs, this.#base)
    this.#base = theirs
    if (!this.isDirty || isOnlyRenamed) this.#writtenOn = theirs.etag
    if (!this.isDirty) return this.#written(new Date())
    if (isOnlyRenamed) return this.#write()
    this.#keepHere()
    this.#show({ state: 'conflict' })
  }

  #later(): void {
    if (this.#isSuspended) return this.suspend()
    const delay = this.times.retry[Math.min(this.#failures, this.times.retry.length - 1)]
    this.#failures += 1
    this.#show({ state: 'offline' })
    this.stop()
    this.#schedule(delay)
  }

  #written(savedAt: Date | null): void {
    if (this.isDirty) {
      this.#keepHere()
      this.#show({ state: 'unsaved', savedAt, message: null })
      return this.#schedule(this.times.autosave)
    }
    this.stop()
    this.#local.stop()
    this.doors.drop()
    this.#show({ state: savedAt ? 'saved' : 'idle', savedAt, message: null })
  }

  #rest(): void {
    if (this.#view.state !== 'conflict') this.#show({ state: this.#restState() })
  }

  #restState(): SaveState {
    if (!this.isDirty) return this.#view.savedAt ? 'saved' : 'idle'
    return this.#base === null ? 'local' : this.#isSuspended ? 'signedOut' : 'unsaved'
  }

  #keepHere(): void {
    if (this.isDirty) this.doors.keep(this.#view.draft, this.#writtenOn)
    else this.doors.drop()
  }

  /** From now on the text here is a change of what the server has. */
  #rebase(base: Base): void {
    this.#base = base
    this.#writtenOn = base.etag
  }

  #schedule(delay: number): void {
    if (!this.#isSuspended) this.#autosave.start(delay)
  }

  #show(change: Partial<DraftView>): void {
    this.#view = { ...this.#view, ...change }
    this.#listeners.tell()
  }
}
