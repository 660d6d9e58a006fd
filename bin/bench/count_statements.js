/**
 * Loaded into the server before anything else (`--import`): counts the statements that
 * reach SQLite, and prints the count on SIGUSR2.
 */
import { createRequire } from 'node:module'

const Client = createRequire(import.meta.url)('knex/lib/dialects/better-sqlite3/index.js')
const query = Client.prototype._query
let count = 0

Client.prototype._query = function counted(...args) {
  count++
  return query.apply(this, args)
}

process.on('SIGUSR2', () => console.error(`statements: ${count}`))
