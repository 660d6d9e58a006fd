import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class UserPromote extends BaseCommand {
  static commandName = 'user:promote'
  static description = 'Make a person an administrator'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The email, or the id, of the person' })
  declare email: string

  async run() {
    const { onePerson } = await import('#app/auth/services/one_person')
    const { auditCommand } = await import('#app/auth/services/audit/audit_command')
    const { personSubject } = await import('#app/auth/services/audit/person_subject')
    const found = await onePerson(this.email)
    if (!found.ok) {
      console.error(found.error)
      this.exitCode = 1
      return
    }
    const { user } = found
    await auditCommand(UserPromote.commandName, personSubject(user.id, { isAdmin: true }), () =>
      user.merge({ isAdmin: true }).save()
    )
    this.logger.success(`${this.email} is an administrator.`)
  }
}
