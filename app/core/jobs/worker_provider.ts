import type { ApplicationService } from '@adonisjs/core/types'

/** A serving process is a worker too. */
export default class WorkerProvider {
  #starting: Promise<() => Promise<void>> | undefined

  constructor(private app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== 'web') return
    const { startWorker } = await import('#app/core/jobs/start_worker')
    this.#starting = startWorker()
    await this.#starting
  }

  async shutdown() {
    const stop = await this.#starting
    await stop?.()
  }
}
