/** A React Flow page without anything of ours: the floor that the canvas is compared with. */
import { Background, ReactFlow, useEdgesState, useNodesState } from '@xyflow/react'
import '@xyflow/react/dist/style.css'
import { createElement, useState } from 'react'
import { createRoot } from 'react-dom/client'

const { nodes, edges, viewport } = JSON.parse(document.getElementById('graph').textContent)

function Canvas() {
  const [shownNodes, , onNodesChange] = useNodesState(nodes)
  const [shownEdges, , onEdgesChange] = useEdgesState(edges)
  return createElement(
    ReactFlow,
    {
      nodes: shownNodes,
      edges: shownEdges,
      onNodesChange,
      onEdgesChange,
      defaultViewport: viewport,
      minZoom: 0.01,
      onlyRenderVisibleElements: true,
    },
    createElement(Background)
  )
}

/** Shows nothing until the key `v` is pressed, as the builder shows its list until then. */
function Page() {
  const [isShown, setShown] = useState(false)
  document.onkeydown = ({ key }) => key === 'v' && setShown(true)
  return isShown ? createElement(Canvas) : null
}

createRoot(document.getElementById('root')).render(createElement(Page))
