import { defineConfig, stores } from '@adonisjs/limiter'
import type { InferLimiters } from '@adonisjs/limiter/types'
import env from '#start/env'

/** SQLite has one process, which counts in memory. On PostgreSQL all processes count together. */
const limiterConfig = defineConfig({
  default: env.get('DB_CONNECTION') === 'postgres' ? 'database' : 'memory',
  stores: {
    memory: stores.memory({}),
    database: stores.database({
      connectionName: 'main',
      tableName: 'rate_limits',
      // A job does that.
      clearExpiredByTimeout: false,
    }),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
