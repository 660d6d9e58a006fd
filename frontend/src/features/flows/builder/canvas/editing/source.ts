/** A port that a step leads on from. */
export interface Source {
  from: string
  port: string
}

/** Where a step is asked for: after a port, inside a For each, or at a place of the canvas. */
