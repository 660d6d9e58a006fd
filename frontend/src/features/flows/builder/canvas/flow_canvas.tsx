import { Background, ReactFlow } from '@xyflow/react'
import '@xyflow/react/dist/style.css'
import { useBuilder } from '#frontend/features/flows/builder/builder'

/** The graph as a canvas. */
export function FlowCanvas() {
  const { graph } = useBuilder()
  const nodes = graph.nodes.map((node, at) => ({
    id: node.id,
    position: node.position ?? { x: 0, y: at * 120 },
    data: { label: node.name },
  }))
  const edges = graph.edges.map(({ from, port, to }) => ({
    id: JSON.stringify([from, port, to]),
    source: from,
    target: to,
  }))
  return (
    <ReactFlow nodes={nodes} edges={edges} fitView>
      <Background />
    </ReactFlow>
  )
}
