import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { GetOutcome, PutOutcome } from '#frontend/prompts/draft'
import { failureOf, ifMatch, writeOutcome } from '#frontend/prompts/prompt_calls'
import type { FlowBase, KeptFlow } from '#frontend/features/flows/builder/sync/flow_state'
import type { FlowBackend } from '#frontend/features/flows/builder/sync/flow_sync'
import { api } from '#frontend/lib/api'
import { keepDocument, takeDocument } from '#frontend/lib/storage/kept_documents'

/** Counted up when what is kept changes its shape. */
const KEPT_VERSION = 2

interface RemoteSave {
  flowId: string
  base: FlowBase
}

const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('hone.flows') : null

/** Where the builder stores one flow. */
export class FlowGateway implements FlowBackend {
  constructor(
    private userId: string,
    private id: string
  ) {}

  put(graph: FlowGraph, etag: number): Promise<PutOutcome> {
    const request = { params: { id: this.id }, body: { graph }, headers: ifMatch(etag) }
    return writeOutcome(api.flowDrafts.update(request))
  }

  get(): Promise<GetOutcome<FlowBase>> {
    return api.flows
      .show({ params: { id: this.id } })
      .then(({ graph, etag }) => ({ ok: true, base: { graph, etag } }), failureOf)
  }

  keep(kept: KeptFlow): void {
    void keepDocument(this.#place, { version: KEPT_VERSION, ...kept })
  }

  /** What this browser kept of the flow since it was last open. */
  async takeKept(): Promise<KeptFlow | null> {
    const found = (await takeDocument(this.#place)) as (KeptFlow & { version: number }) | null
    if (found?.version !== KEPT_VERSION) return null
    const { editing, base, sent } = found
    return { editing, base, sent }
  }

  announce(base: FlowBase): void {
    channel?.postMessage({ flowId: this.id, base } satisfies RemoteSave)
  }

  /** Calls `onRemoteSave` when another tab has saved this flow, until the returned function is called. */
  listen(onRemoteSave: (base: FlowBase) => void): () => void {
    const receive = ({ data }: MessageEvent<RemoteSave>) => {
      if (data.flowId === this.id) onRemoteSave(data.base)
    }
    channel?.addEventListener('message', receive)
    return () => channel?.removeEventListener('message', receive)
  }

  get #place() {
    return { userId: this.userId, name: `flow.${this.id}` }
  }
}
