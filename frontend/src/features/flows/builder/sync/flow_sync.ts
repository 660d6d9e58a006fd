import type { Command } from '#app/flows/domain/editing/command'
import type { Conflict } from '#app/flows/domain/editing/merge_graphs'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { DraftSchedule } from '#frontend/prompts/draft_schedule'
import { DRAFT_TIMES } from '#frontend/prompts/draft_start'
import type { GetOutcome, PutOutcome } from '#frontend/prompts/draft'
import { WriteTurns } from '#frontend/prompts/write_turns'
import * as next from '#frontend/features/flows/builder/sync/flow_state'
import type { FlowBase, FlowView, KeptFlow } from '#frontend/features/flows/builder/sync/flow_state'
import { Listeners } from '#frontend/lib/listeners'

/** Where a flow is stored: on the server and in this browser. Other tabs learn of each save. */
export interface FlowBackend {
  put(graph: FlowGraph, etag: number): Promise<PutOutcome>
  get(): Promise<GetOutcome<FlowBase>>
  keep(kept: KeptFlow): void
  announce(base: FlowBase): void
}

/**
 * Saves one flow while it is edited: in this browser within a quarter of a second, on the server every ten seconds,
 * sooner on request. What others saved meanwhile is merged, and is never overwritten unasked.
 */
export class FlowSync {
  #state: next.FlowState
  #view: FlowView
  #schedule: DraftSchedule
  #turns = new WriteTurns()
  #kept: KeptFlow | null = null
  #listeners = new Listeners()

  constructor(
    private backend: FlowBackend,
    base: FlowBase,
    kept: KeptFlow | null,
    times = DRAFT_TIMES
  ) {
    const save = () => void this.flush()
    this.#schedule = new DraftSchedule(times, save, () => this.#keep())
    this.#state = next.openFlow(base, kept)
    if (!kept) this.#kept = { editing: this.#state.editing, base, sent: null }
    this.#view = next.viewOf(this.#state)
    this.#follow(false)
  }

  get view(): FlowView {
    return this.#view
  }

  get etag(): number {
    return this.#state.base.etag
  }

  subscribe = this.#listeners.subscribe

  /** @param continuesLast both commands are undone together, such as typing in one field */
  dispatch = (command: Command, continuesLast = false): void =>
    this.#edit(next.edited(this.#state, command, continuesLast))

  undo = (): void => this.#edit(next.undone(this.#state))

  redo = (): void => this.#edit(next.redone(this.#state))

  /** @param mine the conflicts in which what was done here counts */
  resolve(mine: readonly Conflict[]): void {
    this.#apply(next.resolved(this.#state, mine))
    void this.flush()
  }

  /** The session has ended: nothing is sent until `resume` is called. */
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
    this.#schedule.keepNow()
    if (this.#turns.isTaken) await this.#turns.free()
    if (next.canSave(this.#state)) await this.#turns.share(() => this.#write())
    return !next.isDirty(this.#state)
  }

  /**
   * Runs a request that changes the flow on the server. Autosave waits for it.
   * @param write answers with the new etag, and with the graph where the server replaced it, such as by a version
   */
  async withServerWrite<Result>(
    write: (etag: number) => Promise<{ result: Result; etag: number; graph?: FlowGraph }>
  ): Promise<Result> {
    return this.#turns.take(async () => {
      const { result, etag, graph } = await write(this.etag)
      if (graph) this.adopt({ graph, etag })
      else this.#apply(next.rebased(this.#state, { ...this.#state.base, etag }))
      return result
    })
  }

  /** The server replaced the flow on our request by an earlier version. */
  adopt(base: FlowBase): void {
    this.#apply(next.adopted(this.#state, base))
    this.backend.announce(base)
  }

  /** Another tab saved the same flow. While a write is under way, its answer comes first. */
  onRemoteSave(base: FlowBase): void {
    if (base.etag <= next.knownEtag(this.#state)) return
    if (this.#turns.isTaken) void this.#turns.free().then(() => this.onRemoteSave(base))
    else this.#apply(next.reconciled(this.#state, base))
  }

  stop(): void {
    this.#schedule.stop()
  }

  async #write(): Promise<void> {
    const { editing, base, sent } = this.#state
    // The server may have what was sent before: without an answer, it has to be asked.
    if (sent && sent !== editing.graph) return this.#merge()
    this.#apply(next.sending(this.#state))
    const outcome = await this.backend.put(editing.graph, base.etag)
    if (outcome.ok) return this.#commit({ graph: editing.graph, etag: outcome.etag })
    if (outcome.error === 'stale') return this.#merge()
    this.#apply(next.failed(this.#state, outcome))
  }

  #commit(base: FlowBase): void {
    this.#apply({ ...next.rebased(this.#state, base), savedAt: new Date() })
    this.backend.announce(base)
  }

  /** The server refused the etag, or did not answer: it may hold something else by now. */
  async #merge(): Promise<void> {
    const found = await this.backend.get()
    if (!found.ok) {
      // Whether the server has what was sent before stays open.
      const { sent } = this.#state
      return this.#apply({ ...next.failed(this.#state, found), sent })
    }
    this.#apply(next.reconciled(this.#state, found.base))
    this.backend.announce(found.base)
    if (next.canSave(this.#state)) await this.#write()
  }

  #edit(state: next.FlowState): void {
    if (state.editing !== this.#state.editing) this.#apply(state, true)
  }

  #apply(state: next.FlowState, isTyped = false): void {
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

  /** Until a conflict is decided, what was kept before it stays, because only that has both sides. */
  #keep(): void {
    const { editing, base, sent } = this.#state
    const kept = this.#kept
    if (editing === kept?.editing && base === kept.base && sent === kept.sent) return
    this.#kept = { editing, base, sent }
    this.backend.keep(this.#kept)
  }
}
