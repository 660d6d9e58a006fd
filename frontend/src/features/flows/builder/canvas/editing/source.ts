/** A port that a step leads on from. */
export interface Source {
  from: string
  port: string
}
