import { OAUTH_ERRORS, type OauthError } from '#app/auth/domain/oauth_errors'
import { ApiException } from '#app/core/exceptions/api_exception'

/** 400: what is wrong, in the words of OAuth. */
export const oauthRefusal = (error: OauthError, message: string = OAUTH_ERRORS[error]) =>
  new ApiException(400, error, message)
