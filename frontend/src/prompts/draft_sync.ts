import {
  isSame,
  type Base,
  type Draft,
  type DraftBackend,
  type DraftView,
} from '#frontend/prompts/draft'
import type { DraftCommand } from '#frontend/prompts/draft_commands'
import { DraftSchedule } from '#frontend/prompts/draft_schedule'
import { DRAFT_TIMES, type DraftStart } from '#frontend/prompts/draft_start'
import * as next from '#frontend/prompts/draft_state'
import { WriteTurns } from '#frontend/prompts/write_turns'
import { Listeners } from '#frontend/lib/listeners'

/**
 * Saves one draft: in this browser within a quarter of a second, on the server every ten seconds while it changes,
 * sooner on request. Only one write runs at a time, and another draft on the server is never overwritten unasked.
 */
export class DraftSync {
  #state: next.DraftState
  #view: DraftView
  #schedule: DraftSchedule
  #turns = new WriteTurns()
  #listeners = new Listeners()

  constructor(
    private backend: DraftBackend,
    start: DraftStart,
    times = DRAFT_TIMES
  ) {
    const save = () => void this.flush()
    this.#schedule = new DraftSchedule(times, save, () => this.#keepCopy())
    this.#state = next.openDraft(start)
    this.#view = next.viewOf(this.#state)
    this.#follow(false)
  }

  get view(): DraftView {
    return this.#view
  }

  get etag(): number | null {
    return this.#state.base?.etag ?? null
  }

  subscribe = this.#listeners.subscribe

  change(change: Partial<Draft>): void {
    this.#edit(next.changed(this.#state, change))
  }

  undo(): void {
    this.#edit(next.undone(this.#state))
  }

  redo(): void {
    this.#edit(next.redone(this.#state))
  }

  /** Undoes one earlier command and keeps what was changed after it. */
  revert(command: DraftCommand): void {
    this.#edit(next.reverted(this.#state, command))
  }

  /** Stores the draft in this browser at once, because the page may go away. */
  keepNow(): void {
    this.#schedule.keepNow()
  }

  /** The session has ended: the draft stays in this browser until `resume` is called. */
  suspend(): void {
    this.#apply({ ...this.#state, isSuspended: true })
  }

  /** The same person is signed in again. */
  resume(): void {
    if (!this.#state.isSuspended) return
    this.#apply({ ...this.#state, isSuspended: false })
    void this.flush()
  }

  /** Saves unsaved changes now. Resolves to whether the server has everything. */
  async flush(): Promise<boolean> {
    this.keepNow()
    if (this.#turns.isTaken) await this.#turns.free()
    if (next.canSave(this.#state)) await this.#turns.share(() => this.#write())
    return this.#state.base !== null && !next.isDirty(this.#state)
  }

  /**
   * Runs a request that writes the draft on the server and returns the server's copy. Autosave waits until it has
   * ended; otherwise it would meet a new etag and take our own text for that of somebody else.
   */
  withServerWrite<Result>(write: () => Promise<{ base: Base; result: Result }>): Promise<Result> {
    return this.#turns.take(async () => {
      const { base, result } = await write()
      this.commit(base)
      return result
    })
  }

  /** The server has saved this; what was typed since stays unsaved. */
  commit(base: Base): void {
    this.#apply({ ...next.rebased(this.#state, base), savedAt: new Date() })
    this.backend.announce(base)
  }

  /** The server changed the text on our request. */
  adopt(base: Base): void {
    this.#apply(next.adopted(this.#state, base))
  }

  /** Another tab saved the same prompt. */
  onRemoteSave(base: Base): void {
    if (base.etag > (this.etag ?? 0)) this.#apply(next.remotelySaved(this.#state, base))
  }

  /** Saves, then checks that nobody else has saved since. Resolves to the server's copy, or null. */
  async refresh(): Promise<Base | null> {
    const theirs = (await this.flush()) ? await this.backend.get() : null
    if (!theirs) return null
    if (theirs.etag > (this.etag ?? 0)) this.#apply(next.reconciled(this.#state, theirs))
    return this.#state.phase === 'conflict' ? null : this.#state.base
  }

  /** Takes over the server's copy and gives up the draft. */
  async reload(): Promise<boolean> {
    const theirs = await this.backend.get()
    if (theirs) this.#apply(next.replaced(this.#state, theirs))
    return theirs !== null
  }

  /** Overwrites the server's copy with the draft. */
  async keepMine(): Promise<void> {
    const theirs = await this.backend.get()
    if (!theirs) return this.#apply({ ...this.#state, phase: 'offline' })
    this.#apply(next.rebased(this.#state, theirs))
    await this.flush()
  }

  stop(): void {
    this.#schedule.stop()
  }

  async #write(): Promise<void> {
    const { draft, base } = this.#state
    if (!base) return
    this.#apply({ ...this.#state, phase: 'saving', message: null })
    const outcome = await this.backend.put(draft, base.etag)
    if (outcome.ok) return this.commit({ ...draft, etag: outcome.etag })
    if (outcome.error === 'stale') return this.#compare(draft)
    this.#apply(next.failed(this.#state, outcome))
  }

  /** The server refused the etag: finds out whether somebody else changed the text. */
  async #compare(sent: Draft): Promise<void> {
    const theirs = await this.backend.get()
    if (!theirs) return this.#apply({ ...this.#state, phase: 'offline' })
    if (isSame(theirs, sent)) return this.commit(theirs)
    this.#apply(next.reconciled(this.#state, theirs))
    if (next.canSave(this.#state)) await this.#write()
  }

  #edit(state: next.DraftState): void {
    if (!isSame(state.draft, this.#state.draft)) this.#apply(state, true)
  }

  #apply(state: next.DraftState, isTyped = false): void {
    this.#state = state
    this.#view = next.viewOf(state)
    this.#follow(isTyped)
    this.#listeners.tell()
  }

  #follow(isTyped: boolean): void {
    const { phase } = this.#state
    const isDirty = next.isDirty(this.#state)
    this.#schedule.follow({ phase, isDirty, canSave: next.canSave(this.#state) }, isTyped)
  }

  #keepCopy(): void {
    const { draft, writtenOn } = this.#state
    if (next.isDirty(this.#state)) this.backend.keepCopy(draft, writtenOn)
    else this.backend.dropCopy()
  }
}
