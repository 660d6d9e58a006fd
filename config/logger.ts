import app from '@adonisjs/core/services/app'
import { defineConfig, targets } from '@adonisjs/core/logger'
import type { InferLoggers } from '@adonisjs/core/types'
import env from '#start/env'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'hone',
      level: env.get('LOG_LEVEL'),
      redact: {
        paths: ['*.authorization', '*.cookie', '*.token', '*.secret', '*.password', '*.apiKey'],
        censor: '[removed]',
      },
      transport: app.inDev ? { targets: [targets.pretty()] } : undefined,
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
