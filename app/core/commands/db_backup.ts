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
    const { default: db } = await import('@adonisjs/lucid/services/db')
    const { isPostgres } = await import('#app/core/dialects/is_postgres')
    const { plainReason } = await import('#app/core/start_errors')
    try {
      const made = await (isPostgres(db.connection()) ? this.#copyPostgres() : this.#copyFile())
      this.logger.success(`${made.target} (${Math.ceil(made.bytes / 1024)} KB), checked`)
    } catch (error) {
      this.logger.error(plainReason(error) ?? String(error))
      this.exitCode = 1
    }
  }

  async #copyFile() {
    const backup = await import('#app/core/services/backup_database')
    const { databaseFile } = await import('#app/core/database_file')
    const { withDatabaseLock } = await import('#app/core/services/database_lock')
    const { StartRefusal } = await import('#app/core/start_refusal')
    const name = `${backup.ownName()}.${backup.timeStamp()}.sqlite3`
    const target = await this.#target(join(backup.backupsFolder(), name))
    if (!existsSync(databaseFile())) {
      throw new StartRefusal(`There is no database at ${databaseFile()} yet.`)
    }
    return { target, bytes: await withDatabaseLock(() => backup.backupDatabase(target)) }
  }

  async #copyPostgres() {
    const { backupPostgres, dumpFile } = await import('#app/core/services/backup_postgres')
    const target = await this.#target(dumpFile())
    return { target, bytes: await backupPostgres(target) }
  }

  async #target(unnamed: string): Promise<string> {
    const { projectFolder } = await import('#app/core/database_file')
    const named = this.file ?? unnamed
    return isAbsolute(named) ? named : join(projectFolder(), named)
  }
}
