import { createHash, randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/auth/models/user'
import { isSameEmail } from '#app/auth/domain/same_email'
import { absent, ApiException, limitReached } from '#app/core/exceptions/api_exception'
import { inTransaction, type Transact } from '#app/core/transact'
import {
  type GivenRole,
  INVITATION_DAYS,
  MAX_MEMBERS,
  MAX_OPEN_INVITATIONS,
} from '#app/workspaces/domain/roles'
import Invitation from '#app/workspaces/models/invitation'
import { roleIn } from '#app/workspaces/services/access'
import {
  addMember,
  type FoundWorkspace,
  requireWorkspace,
} from '#app/workspaces/services/workspaces'

const DAY_MS = 24 * 60 * 60 * 1000

export interface NewInvitation {
  invitation: Invitation
  /** The secret part of its address. */
  token: string
}

interface Wish {
  role: GivenRole
  /** Only a person with this verified address may accept; anybody with the link where it is absent. */
  email?: string
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Invites one person to a workspace, for a week. The token is not stored, so only this call returns it.
 * @throws ApiException 404, 403 `role`, `limit_reached`
 */
export function invite(
  where: { id: string; personId: string },
  { role, email }: Wish,
  transact: Transact<NewInvitation>
): Promise<NewInvitation> {
  const token = randomBytes(24).toString('base64url')
  return transact(async (trx) => {
    const { id: workspaceId } = await requireWorkspace(where, 'manage', trx)
    await requireCapacity(workspaceId, trx)
    const invitation = await Invitation.create(
      {
        ...{ workspaceId, role, email: email?.toLowerCase() ?? null, userId: where.personId },
        ...{ tokenHash: hashOf(token), expiresMs: Date.now() + INVITATION_DAYS * DAY_MS },
        endedMs: null,
      },
      { client: trx }
    )
    return { invitation, token }
  })
}

const open = (trx?: TransactionClientContract) =>
  Invitation.query({ client: trx }).whereNull('ended_ms').where('expires_ms', '>', Date.now())

async function requireCapacity(workspaceId: string, trx: TransactionClientContract): Promise<void> {
  const invitations = await open(trx).where({ workspaceId }).select('id')
  if (invitations.length < MAX_OPEN_INVITATIONS) return
  throw limitReached(
    `This workspace has reached the limit of ${MAX_OPEN_INVITATIONS} open invitations.`,
    'Revoke those that nobody needs anymore.'
  )
}

/** The invitations to a workspace that can still be accepted, newest first. */
export const openInvitations = (workspaceId: string): Promise<Invitation[]> =>
  open().where({ workspaceId }).orderBy('id', 'desc')

/** @throws ApiException 404, 403 `role` */
export function revokeInvitation(
  where: { id: string; personId: string },
  invitationId: string
): Promise<void> {
  return inTransaction(async (trx) => {
    const { id: workspaceId } = await requireWorkspace(where, 'manage', trx)
    const ended = await Invitation.query({ client: trx })
      .where({ id: invitationId, workspaceId })
      .whereNull('ended_ms')
      .update({ ended_ms: Date.now() })
    if (Number(ended) === 0) throw absent('invitation')
  })
}

/** 404 where it never was; 410 where it was accepted or revoked, or is too old. */
async function openedBy(token: string, trx?: TransactionClientContract): Promise<Invitation> {
  const found = await Invitation.query({ client: trx })
    .where('token_hash', hashOf(token))
    .preload('workspace')
    .preload('inviter')
    .first()
  if (!found) throw absent('invitation')
  if (found.endedMs === null && Number(found.expiresMs) > Date.now()) return found
  throw new ApiException(410, 'gone', 'This invitation was used or revoked, or it has expired.', {
    hint: 'Ask for a new one.',
  })
}

/** @throws ApiException 404, 410 */
export const openInvitation = (token: string): Promise<Invitation> => openedBy(token)

/**
 * Makes a person a member. Members stay what they are, and do not use up the invitation.
 * @throws ApiException 404, 410, 403 `other_email`, `limit_reached`
 */
export function acceptInvitation(person: User, token: string): Promise<FoundWorkspace> {
  const where = (id: string) => ({ id, personId: person.id })
  return inTransaction(async (trx) => {
    const invitation = await openedBy(token, trx)
    const { workspaceId, role } = invitation
    if ((await roleIn(workspaceId, person.id, trx)) !== null)
      return requireWorkspace(where(workspaceId), 'read', trx)
    requireEmail(invitation, person)
    await requireSeat(workspaceId, trx)
    await invitation.merge({ endedMs: Date.now() }).useTransaction(trx).save()
    await addMember({ workspaceId, personId: person.id, role }, trx)
    return requireWorkspace(where(workspaceId), 'read', trx)
  })
}

function requireEmail({ email }: Invitation, person: User): void {
  if (email === null) return
  if (person.emailVerified && person.email !== null && isSameEmail(person.email, email)) return
  throw new ApiException(403, 'other_email', 'This invitation is for another email address.', {
    hint: 'Sign in with the address that was invited, or ask for a new invitation.',
  })
}

async function requireSeat(workspaceId: string, trx: TransactionClientContract): Promise<void> {
  const [{ total }] = await trx
    .from('memberships')
    .where('workspace_id', workspaceId)
    .count('* as total')
  if (Number(total) < MAX_MEMBERS) return
  throw limitReached(
    `This workspace has reached the limit of ${MAX_MEMBERS} members.`,
    'Its owner can remove members who no longer need it.'
  )
}
