import type { ModelError } from '#app/ai/domain/exchange'
import { FAILURE_WORDS } from '#app/ai/domain/model_failure'
import { ApiException } from '#app/core/exceptions/api_exception'

/** 503: there is no answer of a model, and nothing else that could be answered instead. */
export const refusalOf = ({ failure }: ModelError): ApiException =>
  new ApiException(503, failure, FAILURE_WORDS[failure])
