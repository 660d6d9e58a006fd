import type { AllyUserContract, Oauth2AccessToken } from '@adonisjs/ally/types'
import { nameParts } from '#app/auth/domain/person_name'
import type { ProvidedIdentity } from '#app/auth/services/sign_in/sign_in_with_identity'

const MAX_EMAIL_LENGTH = 254
const MAX_SUBJECT_LENGTH = 255

/**
 * What we keep of what a provider told, however it spells it.
 * @throws when the provider names nobody
 */
export function providedIdentity(
  issuer: string,
  allyUser: AllyUserContract<Oauth2AccessToken>
): ProvidedIdentity {
  const subject = String(allyUser.id ?? '')
  if (subject === '' || subject.length > MAX_SUBJECT_LENGTH) throw new Error('No usable subject.')
  const claims: Record<string, unknown> = allyUser.original ?? {}
  const email = allyUser.email && allyUser.email.length <= MAX_EMAIL_LENGTH ? allyUser.email : null
  return {
    issuer,
    subject,
    email,
    emailVerified: email !== null && allyUser.emailVerificationState === 'verified',
    pictureUrl: webAddress(allyUser.avatarUrl),
    ...nameParts({ given: claims.given_name, family: claims.family_name, whole: allyUser.name }),
  }
}

function webAddress(value: string | null): string | null {
  const isPicture = value && value.length <= 2_000 && /^https:\/\//i.test(value)
  return isPicture && URL.canParse(value) ? value : null
}
