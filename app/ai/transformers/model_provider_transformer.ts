import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DateTime } from 'luxon'
import { FAILURE_WORDS, type ModelFailure } from '#app/ai/domain/model_failure'
import type ModelProvider from '#app/ai/models/model_provider'

/** A provider as administrators see it; its key never leaves the server. */
export default class ModelProviderTransformer extends BaseTransformer<ModelProvider> {
  toObject() {
    const provider = this.resource
    return {
      id: provider.id,
      name: provider.name,
      baseUrl: provider.baseUrl,
      model: provider.model ?? null,
      api: provider.api,
      inputPrice: provider.inputPrice ?? null,
      outputPrice: provider.outputPrice ?? null,
      isDefault: provider.isDefault,
      fromEnvironment: provider.fromEnvironment,
      hasKey: Boolean(provider.key),
      lastAnswerAt: iso(provider.lastAnswerAt),
      lastErrorAt: iso(provider.lastErrorAt),
      lastError: inWords(provider.lastError as ModelFailure | null | undefined),
      createdAt: provider.createdAt.toUTC().toISO() as string,
      updatedAt: provider.updatedAt.toUTC().toISO() as string,
    }
  }
}

const iso = (moment: DateTime | null | undefined) => moment?.toUTC().toISO() ?? null

const inWords = (code: ModelFailure | null | undefined) =>
  code ? { code, message: FAILURE_WORDS[code] } : null
