import type { Account } from 'oidc-provider'
import { nameParts } from '#app/auth/domain/person_name'
import Identity from '#app/auth/models/identity'
import { SANDBOX_ISSUER } from '#app/auth/sandbox/sandbox_client'

/** People who gave a new name and email since the start; their email is their subject. */
const newcomers = new Map<string, string>()

export function rememberNewcomer(email: string, name: string): void {
  newcomers.set(email, name)
}

export async function findAccount(email: string): Promise<Account> {
  const { firstName, lastName } = nameParts({ whole: newcomers.get(email) })
  return {
    accountId: email,
    claims: async () => ({
      sub: email,
      email,
      email_verified: true,
      ...(firstName ? { given_name: firstName } : {}),
      ...(lastName ? { family_name: lastName } : {}),
    }),
  }
}

/** Whether somebody signed in here with this email before, and needs no name any more. */
export async function isKnown(email: string): Promise<boolean> {
  const identity = await Identity.findBy({ issuer: SANDBOX_ISSUER, subject: email })
  return identity !== null
}
