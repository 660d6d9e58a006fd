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
    const { startWorker } = await import('#app/core/jobs/start_worker')
    const stop = await startWorker()
    this.app.terminating(stop)
    this.app.listen('SIGINT', () => this.app.terminate())
    console.log('Hone is working.')
  }
}
