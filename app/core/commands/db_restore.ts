import { isAbsolute, join } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class DbRestore extends BaseCommand {
  static commandName = 'db:restore'
  static description = 'Put a copy in the place of the database; the replaced file is kept'
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
      if (aside) this.logger.info(`what it replaced is kept in ${aside}`)
    } catch (error) {
      this.logger.error(plainReason(error) ?? String(error))
      this.exitCode = 1
    }
  }
}
