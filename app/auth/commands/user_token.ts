import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class UserToken extends BaseCommand {
  static commandName = 'user:token'
  static description = 'Print an access token of a person, and nothing else'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'The email, or the id, of the person' })
  declare email: string

  @flags.array({ description: 'What the token may do: read, write, admin' })
  declare scopes?: string[]

  async run() {
    const { onePerson } = await import('#app/auth/services/one_person')
    const { auditCommand } = await import('#app/auth/services/audit/audit_command')
    const { personSubject } = await import('#app/auth/services/audit/person_subject')
    const { isScope } = await import('#app/auth/domain/scopes')
    const { default: User } = await import('#app/auth/models/user')
    const found = await onePerson(this.email)
    if (!found.ok) return this.#refuse(found.error)
    const { user } = found
    const scopes = this.scopes ?? ['read', 'write', ...(user.isAdmin ? ['admin'] : [])]
    const unknown = scopes.find((scope) => !isScope(scope))
    if (unknown !== undefined) return this.#refuse(`There is no scope "${unknown}".`)
    if (scopes.includes('admin') && !user.isAdmin) {
      return this.#refuse(`${this.email} is no administrator (node ace user:promote).`)
    }
    const subject = personSubject(user.id, { scopes: scopes.join(' ') })
    const token = await auditCommand(UserToken.commandName, subject, () =>
      User.accessTokens.create(user, scopes, { name: 'node ace user:token' })
    )
    console.log(token.value!.release())
  }

  #refuse(reason: string) {
    console.error(reason)
    this.exitCode = 1
  }
}
