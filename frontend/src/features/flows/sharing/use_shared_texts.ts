import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { sharedTexts } from '#app/flows/domain/sharing/shared_texts'
import { flowQuery, flowVersionQuery, type OpenFlow } from '#frontend/features/flows/flows_api'

export interface SharedTexts {
  /** All texts that a new link would hand out; null until they are loaded. */
  text: string | null
  isFailed: boolean
  retry: () => void
}

/**
 * Loads what a new link to a flow would show: the published version, or the draft if no version is published.
 * @param edited the graph of the builder, which may have edits that the server does not have yet
 */
export function useSharedTexts(id: string, edited?: FlowGraph): SharedTexts {
  // Another tab may have published a version since the flow was last loaded, so only a new answer counts.
  const flowLoad = useQuery({ ...flowQuery(id), refetchOnMount: 'always' })
  const isKnown = flowLoad.isFetchedAfterMount && !flowLoad.isError
  const flow = (isKnown ? flowLoad.data : null) ?? null
  const published = usePublished(flow)
  const graph = published.isNeeded ? published.graph : (edited ?? flow?.graph)
  const text = useMemo(
    () => (flow && graph ? sharedTexts({ ...flow, graph }).join('\n') : null),
    [flow, graph]
  )
  return {
    text,
    isFailed: isFailed(flowLoad) || published.isFailed,
    retry: () => {
      void flowLoad.refetch()
      published.retry()
    },
  }
}

/** The graph of the published version of a flow, if there is one. */
function usePublished(flow: OpenFlow | null) {
  const version = flow?.publishedVersion ?? null
  const isNeeded = version !== null
  const load = useQuery({ ...flowVersionQuery(flow?.id ?? '', version ?? 0), enabled: isNeeded })
  return {
    isNeeded,
    graph: load.data?.graph,
    isFailed: isNeeded && isFailed(load),
    retry: () => void (isNeeded && load.refetch()),
  }
}

const isFailed = ({ isError, data }: { isError: boolean; data: unknown }): boolean =>
  isError || data === null
