/** A text with this word is worked on only once the gate is open. */
export const HELD = 'zzheld'
/** A text with this word is worked on without end. */
export const BURNING = 'zzburning'

/** The places of the gate, which the engine's threads share. */
export const IS_OPEN = 0
export const TIMES_HELD = 1
