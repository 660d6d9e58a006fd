import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { type FlowBackend, FlowSync } from '#frontend/features/flows/builder/sync/flow_sync'
import type { FlowBase, KeptFlow } from '#frontend/features/flows/builder/sync/flow_state'
import type { CallFailure, GetOutcome, PutOutcome } from '#frontend/prompts/draft'

/** Nothing happens by itself: a test says when something is written. */
const NEVER = { autosave: 1e8, local: 1e8, retry: [1e8] }

/** When a message arrives, and whether at all. */
export type Carry = <Value>(what: string, value: () => Value) => Promise<Value>

/** A server that keeps one flow and refuses a stale etag. */
export class FlowServer {
  base: FlowBase
  isOffline = false
  isSignedOut = false
  isDeleted = false
  /** The next write is done, but its answer is lost. */
  losesAnswer = false
  #tabs: FlowTab[] = []

  constructor(
    graph: FlowGraph,
    readonly carry: Carry = async (_, value) => value()
  ) {
    this.base = { graph, etag: 1 }
  }

  open(kept: KeptFlow | null = null, times = NEVER): FlowTab {
    const tab = new FlowTab(this, kept, times)
    this.#tabs.push(tab)
    return tab
  }

  close(tab: FlowTab): void {
    tab.sync.stop()
    this.#tabs = this.#tabs.filter((one) => one !== tab)
  }

  put(graph: FlowGraph, etag: number): PutOutcome {
    const failure = this.#failure()
    if (failure) return failure
    if (etag !== this.base.etag) return { ok: false, error: 'stale' }
    this.base = { graph: structuredClone(graph), etag: etag + 1 }
    if (!this.losesAnswer) return { ok: true, etag: etag + 1 }
    this.losesAnswer = false
    return { ok: false, error: 'offline' }
  }

  get(): GetOutcome<FlowBase> {
    return this.#failure() ?? { ok: true, base: structuredClone(this.base) }
  }

  #failure(): CallFailure | null {
    if (this.isOffline) return { ok: false, error: 'offline' }
    if (this.isSignedOut) return { ok: false, error: 'signedOut' }
    return this.isDeleted ? { ok: false, error: 'refused', message: 'There is no flow.' } : null
  }

  announce(from: FlowTab, base: FlowBase): void {
    for (const tab of this.#tabs.filter((one) => one !== from))
      void this.carry('news', () => tab.sync.onRemoteSave(structuredClone(base)))
  }
}

/** A tab in which the flow is open. */
export class FlowTab implements FlowBackend {
  kept: KeptFlow | null
  readonly sync: FlowSync

  constructor(
    private server: FlowServer,
    kept: KeptFlow | null,
    times = NEVER
  ) {
    this.kept = kept
    this.sync = new FlowSync(this, structuredClone(server.base), structuredClone(kept), times)
  }

  get graph(): FlowGraph {
    return this.sync.view.graph
  }

  async put(graph: FlowGraph, etag: number): Promise<PutOutcome> {
    const outcome = await this.server.carry('write', () => this.server.put(graph, etag))
    return this.server.carry('answer', () => outcome)
  }

  async get(): Promise<GetOutcome<FlowBase>> {
    const outcome = await this.server.carry('read', () => this.server.get())
    return this.server.carry('content', () => outcome)
  }

  keep(kept: KeptFlow): void {
    this.kept = structuredClone(kept)
  }

  announce(base: FlowBase): void {
    this.server.announce(this, base)
  }
}
