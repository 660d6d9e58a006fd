import env from '#start/env'

const SECOND = 1_000

/** How long an answer of a model is waited for, in milliseconds. */
export interface Patience {
  firstPiece: number
  /** Between two pieces. */
  pause: number
  wholeAnswer: number
}

const patience: Patience = {
  firstPiece: env.get('MODEL_BEGIN_SECONDS') * SECOND,
  pause: env.get('MODEL_PAUSE_SECONDS') * SECOND,
  wholeAnswer: env.get('MODEL_ANSWER_SECONDS') * SECOND,
}

export default { patience }
