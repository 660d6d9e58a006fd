import type { HttpContext } from '@adonisjs/core/http'
import { readDeletion } from '#app/account/services/deletion/read_deletion'
import {
  keepAccount,
  requestDeletion,
  type NotCanceled,
  type Requested,
} from '#app/account/services/deletion/request_deletion'
import AccountDeletionTransformer from '#app/account/transformers/account_deletion_transformer'
import { deletionValidator } from '#app/account/validators/account_validators'
import { REFUSAL_WORDS } from '#app/billing/domain/payments/refusal_words'
import { absent, ApiException, unacceptable } from '#app/core/exceptions/api_exception'

export default class AccountDeletionsController {
  async show({ auth, serialize }: HttpContext) {
    const deletion = await readDeletion(auth.getUserOrFail().id)
    return serialize(AccountDeletionTransformer.transform(deletion))
  }

  async store({ auth, request, serialize }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    const { confirmation } = await request.validateUsing(deletionValidator, {
      data: request.body(),
    })
    const requested = await requestDeletion({ userId, confirmation, now: Date.now() })
    if (!requested.ok) throw refusalOf(requested)
    return serialize(AccountDeletionTransformer.transform(await readDeletion(userId)))
  }

  async destroy({ auth, serialize }: HttpContext) {
    const { id: userId } = auth.getUserOrFail()
    if (!(await keepAccount(userId))) throw absent('request to delete your account')
    return serialize(AccountDeletionTransformer.transform(await readDeletion(userId)))
  }
}

function refusalOf(refusal: Extract<Requested, { ok: false }>): ApiException {
  switch (refusal.error) {
    case 'not_confirmed':
      return unacceptable({ confirmation: 'This is not what you were asked to type.' })
    case 'only_administrator':
      return new ApiException(
        409,
        'only_administrator',
        'You are the only administrator of this server.',
        { hint: 'Make another person an administrator first.' }
      )
    case 'owns_workspaces':
      return new ApiException(
        409,
        'owns_workspaces',
        'You own workspaces that others belong to. Their work would go with your account.',
        { hint: 'Hand the workspaces over, or remove their other members first.' }
      )
    default:
      return notCanceled(refusal)
  }
}

const RETRY_AFTER_SECONDS = 30

/** The subscription could not be canceled, so the account stays. */
function notCanceled({ error, message: own }: NotCanceled): ApiException {
  const { message, hint } = REFUSAL_WORDS[error]
  const isDown = error === 'payments_down' || error === 'payments_off'
  const retryAfter = error === 'payments_down' ? RETRY_AFTER_SECONDS : undefined
  return new ApiException(isDown ? 503 : 409, error, own ?? message, { hint, retryAfter })
}
