import { isAbsolute, join } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class DbRestore extends BaseCommand {
  static commandName = 'db:restore'
  static description = 'Replace the database with a copy, and keep what it replaced'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'A copy made by db:backup, or before a migration' })
  declare file: string

  async run() {
    const { projectFolder } = await import('#app/core/database_file')
    const { plainReason } = await import('#app/core/start_errors')
    const source = isAbsolute(this.file) ? this.file : join(projectFolder(), this.file)
    try {
      const { what, aside } = await this.#restore(source)
      this.logger.success(`${what} is restored from ${source}`)
      if (aside) this.logger.info(`the replaced database is kept in ${aside}`)
    } catch (error) {
      this.logger.error(plainReason(error) ?? String(error))
      this.exitCode = 1
    }
  }

  async #restore(source: string) {
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { isPostgres } = await import('#app/core/dialects/is_postgres')
    if (isPostgres(db.connection())) {
      const { restorePostgres } = await import('#app/core/services/restore_postgres')
      return { what: 'The database', aside: await restorePostgres(source) }
    }
    const { restoreDatabase } = await import('#app/core/services/restore_database')
    const { databaseFile } = await import('#app/core/database_file')
    return { what: databaseFile(), aside: await restoreDatabase(source) }
  }
}
