import type { Step } from '#frontend/features/flows/flows_api'

const START = '2026-01-01T00:00:00.000Z'
export const START_MS = Date.parse(START)
/** Some seconds after the start. */
export const after = (seconds: number) => new Date(START_MS + 1000 * seconds).toISOString()

/** A step of a run that has succeeded. */
export const step = (nodeId: string, about: Partial<Step> = {}): Step => ({
  ...{
    runId: 'run',
    key: nodeId,
    nodeId,
    status: 'succeeded',
    port: 'done',
    attempt: 1,
    input: null,
  },
  ...{
    output: null,
    leftOutBytes: 0,
    earlierError: null,
    error: null,
    inputTokens: 0,
    outputTokens: 0,
  },
  ...{ cost: null, reused: null, startedAt: START, endedAt: after(2) },
  ...{ approval: null, childRunId: null, ...about },
})
