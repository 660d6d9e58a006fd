import { AccessToken, DbAccessTokensProvider } from '@adonisjs/auth/access_tokens'
import type { Secret } from '@adonisjs/core/helpers'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { TOUCH_MS } from '#config/session'

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

  protected async getDb() {
    return this.#trx ?? super.getDb()
  }

  async verify(value: Secret<string>): Promise<AccessToken | null> {
    const decoded = AccessToken.decode(this.prefix, value.release())
    if (!decoded) return null
    const database = await this.getDb()
    const row = await database
      .from(this.table)
      .where({ id: decoded.identifier, type: this.type })
      .first()
    if (!row) return null
    const token = this.dbRowToAccessToken(row)
    if (!token.verify(decoded.secret) || token.isExpired()) return null
    if (Date.now() - (token.lastUsedAt?.getTime() ?? 0) >= TOUCH_MS) {
      await database.from(this.table).where('id', row.id).update({ last_used_at: new Date() })
    }
    return token
  }
}
