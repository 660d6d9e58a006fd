import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class UserRetireSandbox extends BaseCommand {
  static commandName = 'user:retire-sandbox'
  static description = 'End every way in without a password, before going live; prompts stay'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'The email, or the id, of the account that gets their prompts' })
  declare to?: string

  async run() {
    const { leaveSandbox, realAccount } = await import('#app/account/services/leave_sandbox')
    const { auditCommand } = await import('#app/auth/services/audit/audit_command')
    const { handedSentence, planSentence, retiredSentences } =
      await import('#app/account/services/retirement_words')
    const found = this.to === undefined ? null : await realAccount(this.to)
    if (found && !found.ok) {
      console.error(found.error)
      this.exitCode = 1
      return
    }
    const { retired, handed } = await auditCommand(UserRetireSandbox.commandName, undefined, () =>
      leaveSandbox(found?.user ?? null, (people, to) => console.log(planSentence(people, to)))
    )
    for (const line of retiredSentences(retired)) console.log(line)
    for (const { person, what } of handed) console.log(handedSentence(person, what))
  }
}
