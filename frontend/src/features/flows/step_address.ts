/** The key in the address that names the step whose settings the builder opens. */
export const STEP_KEY = 'step'

/** The address where the settings of a step are edited. */
export const stepSettingsAddress = (flowId: string, nodeId: string): string =>
  `/flow-builder/${flowId}?panel=step&${STEP_KEY}=${encodeURIComponent(nodeId)}`
