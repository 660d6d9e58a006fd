import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { CommandedSync } from '#app/content/services/sync/command_sync'

export default class ContentSync extends BaseCommand {
  static commandName = 'content:sync'
  static description = 'Sync templates and guides from Notion'
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Read all pages, and archive what was removed' })
  declare full: boolean

  @flags.boolean({ description: 'Say what would change, and change nothing' })
  declare dryRun: boolean

  @flags.boolean({ description: 'Print the report as JSON' })
  declare json: boolean

  async run() {
    const { commandSync } = await import('#app/content/services/sync/command_sync')
    const { reportLines } = await import('#app/content/domain/sync/report_lines')
    const mode = this.full ? 'full' : 'incremental'
    const done: CommandedSync = await commandSync({ mode, isDryRun: this.dryRun ?? false })
    if (!done.ok) {
      this.logger.error(done.message)
      this.exitCode = 1
      return
    }
    const { report } = done
    if (this.json) console.log(JSON.stringify(report))
    else for (const line of reportLines(report)) console.log(line)
    if (report.state !== 'succeeded') this.exitCode = 1
  }
}
