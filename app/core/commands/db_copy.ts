import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

const EXAMPLE = 'postgres://user:password@host:5432/hone'
const NO_TARGET = `Say where to copy to: --to ${EXAMPLE}, or set DATABASE_URL.`
const NO_ADDRESS = `--to must be an address such as ${EXAMPLE}.`

export default class DbCopy extends BaseCommand {
  static commandName = 'db:copy'
  static description = 'Copy all of a SQLite database to an empty PostgreSQL database'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The address of the PostgreSQL database; unset, DATABASE_URL' })
  declare to?: string

  async run() {
    const { isPostgresAddress } = await import('#app/core/dialects/postgres/postgres_address')
    const { copyDatabase } = await import('#app/core/services/copy_database')
    const { plainReason } = await import('#app/core/start_errors')
    const { default: env } = await import('#start/env')
    const url = this.to ?? env.get('DATABASE_URL')
    if (!isPostgresAddress(url)) {
      this.logger.error(this.to === undefined && !url ? NO_TARGET : NO_ADDRESS)
      this.exitCode = 1
      return
    }
    try {
      const { rows, tables } = await copyDatabase(url, (line) => console.error(`  ${line}`))
      this.logger.success(
        `${rows} rows of ${tables} tables are copied, and all are equal. Set DB_CONNECTION=postgres and DATABASE_URL, then start Hone.`
      )
    } catch (error) {
      this.logger.error(plainReason(error) ?? String(error))
      this.exitCode = 1
    }
  }
}
