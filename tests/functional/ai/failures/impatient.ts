import config from '@adonisjs/core/services/config'
import type { Patience } from '#config/models'

/** Waits for models only so long (milliseconds), until the returned function is called. */
export function impatient(change: Partial<Patience>): () => void {
  const usual = config.get<Patience>('models.patience')
  config.set('models.patience', { ...usual, ...change })
  return () => config.set('models.patience', usual)
}
