import { existsSync } from 'node:fs'
import { isAbsolute, join } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class DbBackup extends BaseCommand {
  static commandName = 'db:backup'
  static description = 'Copy the database while it is in use, and check the copy'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Where the copy goes', required: false })
  declare file?: string

  async run() {
    const backup = await import('#app/core/services/backup_database')
    const { databaseFile, projectFolder } = await import('#app/core/database_file')
    const { withDatabaseLock } = await import('#app/core/services/database_lock')
    const { plainReason } = await import('#app/core/start_errors')
    const name = `${backup.ownName()}.${backup.timeStamp()}.sqlite3`
    const named = this.file ?? join(backup.backupsFolder(), name)
    const target = isAbsolute(named) ? named : join(projectFolder(), named)
    if (!existsSync(databaseFile())) {
      this.logger.error(`There is no database at ${databaseFile()} yet.`)
      this.exitCode = 1
      return
    }
    try {
      const bytes = await withDatabaseLock(() => backup.backupDatabase(target))
      this.logger.success(`${target} (${Math.ceil(bytes / 1024)} KB), checked`)
    } catch (error) {
      this.logger.error(plainReason(error) ?? String(error))
      this.exitCode = 1
    }
  }
}
