import type { FlowGraph } from '#app/flows/domain/graph/graph'
import { problemsOf } from '#app/flows/domain/checks/validate_graph'

addEventListener('message', ({ data }: MessageEvent<FlowGraph>) => postMessage(problemsOf(data)))
