/** What a process that runs flows is told. */
export interface Life {
  /** How many runs of each flow it starts. */
  start: number
  flows: { id: string; userId: string }[]
  /** It is killed around its n-th commit; never where that is 0. */
  killAt: number
  place: 'before' | 'after'
}
