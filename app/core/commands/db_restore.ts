import { isAbsolute, join } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class DbRestore extends BaseCommand {
  static commandName = 'db:restore'
  static description = 'Replace the database with a copy, and keep the replaced file'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'A copy made by db:backup, or before a migration' })
  declare file: string

  async run() {
    const { restoreDatabase } = await import('#app/core/services/restore_database')
    const { databaseFile, projectFolder } = await import('#app/core/database_file')
    const { plainReason } = await import('#app/core/start_errors')
    const source = isAbsolute(this.file) ? this.file : join(projectFolder(), this.file)
    try {
      const aside = await restoreDatabase(source)
      this.logger.success(`${databaseFile()} is restored from ${source}`)
      if (aside) this.logger.info(`the replaced database is kept in ${aside}`)
    } catch (error) {
      this.logger.error(plainReason(error) ?? String(error))
      this.exitCode = 1
    }
  }
}
