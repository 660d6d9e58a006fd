import limiter from '@adonisjs/limiter/services/main'
import {
  DatabaseUnreachable,
  isConnectionLost,
} from '#app/core/dialects/postgres/postgres_problems'
import env from '#start/env'

/**
 * Shares of `LIMIT_PER_MINUTE`: what one person, or one address where nobody is signed in, may ask in a minute. All that
 * comes from one address counts as `address`, an office with many people too.
 */
const SHARES = {
  ...{ address: 20, api: 1, health: 1, improve: 0.2, signIn: 0.2, nobody: 1 },
  // Device sign-in: new codes per address, and polls for approval per address.
  ...{ deviceCode: 0.1, devicePoll: 2 },
  // Entering a device code: attempts per person, and per address.
  ...{ userCode: 0.05, userCodes: 0.5 },
  // A service that calls has few addresses, and all of its customers behind them.
  webhook: 200,
}

export type LimitKind = keyof typeof SHARES

/** They cost no statement, and hold while the database cannot be used. */
const PER_PROCESS: LimitKind[] = ['address', 'health', 'webhook']

/** Counts one request. @throws E_TOO_MANY_REQUESTS once the minute's share is used up */
export async function consumeLimit(kind: LimitKind, whose: string): Promise<void> {
  const requests = Math.max(1, Math.round(env.get('LIMIT_PER_MINUTE') * SHARES[kind]))
  const limit = { requests, duration: '1 minute' }
  const counted = PER_PROCESS.includes(kind) ? limiter.use('memory', limit) : limiter.use(limit)
  try {
    await counted.consume(`${kind}:${whose}`)
  } catch (error) {
    // The limiter has its statements from Knex, but not its errors.
    if (!isConnectionLost(error)) throw error
    throw new DatabaseUnreachable('The connection to the database was lost.', { cause: error })
  }
}
