import type { HttpContext } from '@adonisjs/core/http'
import type { PersonChanged } from '#app/account/services/people/change_person'
import { readPerson } from '#app/account/services/people/read_person'
import AdminUserDetailsTransformer from '#app/account/transformers/admin_user_details_transformer'
import { absent, ApiException } from '#app/core/exceptions/api_exception'

/**
 * Answers with the person that the path names, after what was done to them.
 * @throws ApiException 404, 409
 */
export async function answerPerson(ctx: HttpContext, changed: PersonChanged = { ok: true }) {
  if (!changed.ok) throw refusalOf(changed.error)
  const person = await readPerson(ctx.params.id)
  if (!person) throw absent('person')
  return ctx.serialize(AdminUserDetailsTransformer.transform(person))
}

function refusalOf(error: Extract<PersonChanged, { ok: false }>['error']): ApiException {
  switch (error) {
    case 'absent':
      return absent('person')
    case 'own':
      return new ApiException(409, 'own_account', 'You cannot do this to your own account.', {
        hint: 'Ask another administrator.',
      })
    case 'named':
      return new ApiException(
        409,
        'named_administrator',
        'The setting ADMIN_EMAIL makes this person an administrator at each sign-in.',
        { hint: 'Change the setting first.' }
      )
    case 'only':
      return new ApiException(
        409,
        'only_administrator',
        'No other administrator of this server would be left.',
        { hint: 'Make another person an administrator first.' }
      )
    case 'no_administrator':
      return new ApiException(403, 'forbidden', 'You are no longer an administrator.')
    default:
      return error satisfies never
  }
}
