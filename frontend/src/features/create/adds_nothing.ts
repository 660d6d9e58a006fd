import type { LeftAlone } from '#app/prompts/domain/types'

/** Whether Hone said that it has nothing to add to a prompt: then no score stands beside it. */
export const addsNothing = (leftAlone: LeftAlone | null): boolean =>
  leftAlone === 'excellent' || leftAlone === 'no_gain'
