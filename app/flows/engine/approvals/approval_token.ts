import { createHash, createHmac } from 'node:crypto'
import env from '#start/env'

/**
 * What opens the approval of a step of a run. It can be computed again for the owner of the run, so the database keeps
 * nothing but its hash.
 */
export const approvalToken = (runId: string, stepKey: string): string =>
  createHmac('sha256', env.get('APP_KEY'))
    .update(`approval ${runId} ${stepKey}`)
    .digest('base64url')
    .slice(0, 32)

export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
