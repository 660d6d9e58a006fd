import type { ApplicationService } from '@adonisjs/core/types'
import { DateTime } from 'luxon'

const DAY_MS = 24 * 60 * 60 * 1000

/** Once a day, a serving process removes for good what was deleted a month ago. */
export default class PurgeProvider {
  #timer: NodeJS.Timeout | undefined

  constructor(private app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { purgeDeleted } = await import('#app/prompts/services/purge_deleted')
    const logger = await this.app.container.make('logger')
    const purge = () =>
      purgeDeleted(DateTime.utc()).catch((error: unknown) =>
        logger.error({ err: error }, 'old deleted prompts were not removed')
      )
    this.#timer = setInterval(purge, DAY_MS).unref()
    await purge()
  }

  async shutdown() {
    clearInterval(this.#timer)
  }
}
