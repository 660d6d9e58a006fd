import { ApiException } from '#app/core/exceptions/api_exception'
import type { NotOpen } from '#app/auth/services/device/find_grant'

/** Why a code signs in no terminal. */
export function grantRefusal(error: NotOpen['error']): ApiException {
  switch (error) {
    case 'unknown':
      return new ApiException(404, 'not_found', 'No terminal is waiting with this code.', {
        hint: 'Compare it with the code in your terminal.',
      })
    case 'expired':
      return new ApiException(409, 'code_expired', 'This code has expired.', {
        hint: 'Start the sign-in in your terminal again.',
      })
    case 'decided':
      return new ApiException(409, 'code_used', 'This code was used already.', {
        hint: 'Start the sign-in in your terminal again.',
      })
  }
}
