import type { GlobalOptions } from '#cli/services/context'

/** How a flow is run. */
export interface RunOptions extends GlobalOptions {
  input?: string[]
  inputFile?: string
  separate?: string[]
  csv?: string
  out?: string
  maxCost?: number
  async?: boolean
}
