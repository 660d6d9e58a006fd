import type { ApplicationService } from '@adonisjs/core/types'

/** A serving process connects the provider of models that the environment names. */
export default class EnvironmentProvider {
  constructor(private app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { default: env } = await import('#start/env')
    const baseUrl = env.get('MODEL_BASE_URL')
    if (!baseUrl) return
    const { followEnvironment } = await import('#app/ai/services/providers/follow_environment')
    const logger = await this.app.container.make('logger')
    const named = {
      name: env.get('MODEL_PROVIDER'),
      key: env.get('MODEL_API_KEY') ?? null,
      model: env.get('MODEL_ID') ?? null,
    }
    const problem = await followEnvironment(
      { ...named, baseUrl },
      env.get('MODEL_PRIVATE_ADDRESSES')
    ).catch((error: unknown) => {
      logger.error({ err: error }, 'the provider of the environment was not connected')
    })
    if (problem) logger.error(`MODEL_BASE_URL names no provider: ${problem}`)
  }
}
