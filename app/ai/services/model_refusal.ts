import type { ModelError } from '#app/ai/domain/exchange'
import { FAILURE_WORDS } from '#app/ai/domain/model_failure'
import { ApiException } from '#app/core/exceptions/api_exception'

/** There is no answer of a model, and nothing else that could be answered instead: 503, or 422 for a text too long. */
export const refusalOf = ({ failure }: ModelError): ApiException =>
  new ApiException(failure === 'too_large' ? 422 : 503, failure, FAILURE_WORDS[failure])
