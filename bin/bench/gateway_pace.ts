/** How the provider of the gateway's measurements answers; milliseconds. */
export interface Pace {
  /** Before the first piece. */
  first: number
  /** From one piece to the next. */
  gap: number
  pieces: number
}

const LENGTH = 64

/** A piece of 64 bytes that says when it was sent. */
export const pieceOfNow = () => String(now()).padEnd(LENGTH, '.')

/** Milliseconds that a piece was on its way. */
export const delayOf = (piece: string) => now() - Number.parseFloat(piece)

/** Milliseconds by a clock that all processes of a machine share. */
const now = () => Number(process.hrtime.bigint()) / 1e6
