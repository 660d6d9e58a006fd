import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import env from '#start/env'
import { isSameEmail } from '#app/auth/domain/same_email'
import Identity from '#app/auth/models/identity'
import User from '#app/auth/models/user'
import { addAuditEntry } from '#app/auth/services/audit/audit_entries'
import { personSubject } from '#app/auth/services/audit/person_subject'
import { inTransaction } from '#app/core/transact'

/** What a provider says about who signed in. */
export interface ProvidedIdentity {
  issuer: string
  subject: string
  email: string | null
  emailVerified: boolean
  firstName: string | null
  lastName: string | null
  pictureUrl: string | null
}

/**
 * The person that an identity belongs to, made on first sight. Issuer and subject alone
 * decide: anybody can claim an email somewhere.
 */
export async function signInWithIdentity(provided: ProvidedIdentity): Promise<User> {
  return inTransaction(async (trx) => {
    const user = (await findPerson(provided, trx)) ?? (await createPerson(provided, trx))
    const isPromoted = !user.isAdmin && isNamedAdministrator(provided)
    await user.merge({ isAdmin: user.isAdmin || isPromoted }).save()
    if (isPromoted) await notePromotion(user, trx)
    return user
  })
}

const notePromotion = ({ id }: User, trx: TransactionClientContract): Promise<void> =>
  addAuditEntry({ kind: 'setting' }, 'admin_email', personSubject(id, { isAdmin: true }), trx)

async function findPerson(provided: ProvidedIdentity, client: TransactionClientContract) {
  const { issuer, subject } = provided
  const identity = await Identity.query({ client }).where({ issuer, subject }).first()
  if (!identity) return null
  const user = await User.findOrFail(identity.userId, { client })
  const first = await Identity.query({ client }).where('userId', user.id).orderBy('id').first()
  if (first?.id === identity.id && provided.email) {
    user.merge({ email: provided.email, emailVerified: provided.emailVerified })
  }
  user.profileImageUrl ??= provided.pictureUrl
  return user
}

async function createPerson(provided: ProvidedIdentity, client: TransactionClientContract) {
  const { issuer, subject, pictureUrl, ...known } = provided
  const user = await User.create(
    { ...known, profileImageUrl: pictureUrl, plan: 'free', isAdmin: false },
    { client }
  )
  await Identity.create({ userId: user.id, issuer, subject, label: known.email }, { client })
  return user
}

/** Whether the settings of the server make the owner of this email an administrator, at each sign-in. */
export function isNamedAdministrator({
  email,
  emailVerified,
}: Pick<ProvidedIdentity, 'email' | 'emailVerified'>): boolean {
  const admin = env.get('ADMIN_EMAIL')
  return Boolean(admin && email && emailVerified && isSameEmail(email, admin))
}
