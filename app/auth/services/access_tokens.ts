import { AccessToken, DbAccessTokensProvider } from '@adonisjs/auth/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { mayGetInLive } from '#app/auth/services/sandbox_people'
import { isNotSuspended } from '#app/auth/services/suspension'
import { writeIfFree } from '#app/core/dialects/write_if_free'
import { limitReached } from '#app/core/exceptions/api_exception'
import { inTransaction } from '#app/core/transact'
import { isTrial } from '#config/app'
import { TOUCH_MS } from '#config/session'

/** Of one person, expired ones too, until they are deleted. */
export const MAX_ACCESS_TOKENS = 50

export const tokenLimitReached = () =>
  limitReached(
    `You have reached the limit of ${MAX_ACCESS_TOKENS} tokens.`,
    'Revoke tokens that no program uses anymore.'
  )

/**
 * Access tokens whose last use is written at most every five minutes, and only for a caller
 * who knows the whole secret.
 */
export class AccessTokens<Model extends LucidModel> extends DbAccessTokensProvider<Model> {
  #trx?: TransactionClientContract

  /** The same tokens, read and written in a transaction. */
  within(trx: TransactionClientContract): AccessTokens<Model> {
    const tokens = new AccessTokens(this.options)
    tokens.#trx = trx
    return tokens
  }

  protected override async getDb() {
    return this.#trx ?? super.getDb()
  }

  async verify(value: Secret<string>): Promise<AccessToken | null> {
    const decoded = AccessToken.decode(this.prefix, value.release())
    if (!decoded) return null
    const database = await this.getDb()
    const row = await database
      .from(this.table)
      .where({ id: decoded.identifier, type: this.type })
      .where(isNotSuspended(`${this.table}.tokenable_id`))
      .if(!isTrial, (live) => void live.where(mayGetInLive('tokenable_id')))
      .first()
    if (!row) return null
    const token = this.dbRowToAccessToken(row)
    if (!token.verify(decoded.secret) || token.isExpired()) return null
    if (Date.now() - (token.lastUsedAt?.getTime() ?? 0) >= TOUCH_MS) {
      const used = database.from(this.table).where('id', row.id)
      await writeIfFree(used.update({ last_used_at: new Date() }))
    }
    return token
  }

  /** @throws ApiException 403 `limit_reached`. */
  override async create(
    ...wish: Parameters<DbAccessTokensProvider<Model>['create']>
  ): Promise<AccessToken> {
    const trx = this.#trx
    if (!trx) return inTransaction((own) => this.within(own).create(...wish))
    const userId = String(wish[0].$primaryKeyValue)
    if (!(await this.hasCapacity(userId))) throw tokenLimitReached()
    return super.create(...wish)
  }

  /** Whether a person may have one more. */
  async hasCapacity(userId: string): Promise<boolean> {
    const database = await this.getDb()
    const tokens = database.from(this.table).where({ tokenable_id: userId, type: this.type })
    const [{ rows }] = await tokens.count('* as rows')
    return Number(rows) < MAX_ACCESS_TOKENS
  }
}
