/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  health: {
    live: typeof routes['health.live']
    ready: typeof routes['health.ready']
  }
  auth: {
    user: typeof routes['auth.user']
  }
}
