import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { FlowGraph } from '#app/flows/domain/graph/graph'
import type { Problem } from '#app/flows/domain/checks/problems'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'
import { GraphChecker } from '#frontend/features/flows/builder/checking/graph_checker'

/** Up to here, to check a flow takes less time than to send it to another thread. */
const MAX_STEPS_AT_ONCE = 100

const isLarge = ({ nodes }: FlowGraph): boolean => nodes.length > MAX_STEPS_AT_ONCE

/** What keeps a graph from running. Of a large one, an edit is shown before it is checked. */
export function useProblems(graph: FlowGraph): Problem[] {
  const checked = useDeferredValue(graph)
  const [ofLarge, setOfLarge] = useState(() => (isLarge(graph) ? problemsOf(graph) : NONE))
  const given = useRef(graph)
  const [checker] = useState(() => new GraphChecker(setOfLarge))
  useEffect(() => () => checker.stop(), [checker])
  useEffect(() => {
    if (!isLarge(checked) || checked === given.current) return
    given.current = checked
    checker.check(checked)
  }, [checked, checker])
  return useMemo(() => (isLarge(checked) ? ofLarge : problemsOf(checked)), [checked, ofLarge])
}

const NONE: Problem[] = []
