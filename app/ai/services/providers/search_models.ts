import type { Target } from '#app/ai/domain/exchange'
import { listModels, type ListedModel } from '#app/ai/services/providers/list_models'

/** Where Ollama listens unless told otherwise. */
export const OLLAMA = 'http://127.0.0.1:11434/v1'

export interface FoundModels {
  /** The address at which models answer, or null. */
  found: string | null
  models: ListedModel[]
}

/** Whether a program that serves models answers at this address, and which ones it has. */
export async function searchModels(baseUrl = OLLAMA): Promise<FoundModels> {
  const target: Target = {
    ...{ kind: 'model', providerId: null, provider: 'Ollama', model: '', baseUrl },
    ...{ key: null, api: 'chat', price: null },
  }
  try {
    return { found: baseUrl, models: await listModels(target) }
  } catch {
    return { found: null, models: [] }
  }
}
