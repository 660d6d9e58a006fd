import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class Work extends BaseCommand {
  static commandName = 'work'
  static description = 'Run jobs, beside those that the server runs, until SIGTERM'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { isPostgres } = await import('#app/core/dialects/is_postgres')
    if (!isPostgres(db.connection())) {
      console.log('On SQLite the server already contains the only worker.')
      return this.terminate()
    }
    let starting: Promise<() => Promise<void>> | undefined
    // Registered before the worker starts: SIGTERM may come at any moment.
    this.app.terminating(async () => (await starting)?.())
    this.app.listen('SIGINT', () => this.app.terminate())
    try {
      const { requirePreparedPostgres } = await import('#app/core/services/prepare_postgres')
      await requirePreparedPostgres()
      const { startWorker } = await import('#app/core/jobs/start_worker')
      if (this.#isEnding) return
      starting = startWorker()
      await starting
      if (!this.#isEnding) console.log('Hone is working.')
    } catch (error) {
      await this.#explain(error)
    }
  }

  get #isEnding(): boolean {
    return this.app.isTerminating || this.app.isTerminated
  }

  /** What fails because the process is ending is no problem. */
  async #explain(error: unknown): Promise<void> {
    if (this.#isEnding) return
    const { explainStartError } = await import('#app/core/start_errors')
    await explainStartError(error, 'The worker could not start.')
    this.exitCode = 1
    await this.terminate()
  }
}
