import { indexEntities } from '@adonisjs/core'
import { defineConfig } from '@adonisjs/core/app'
import { generateRegistry } from '@tuyau/core/hooks'

/** Every kind of file lives in its module, so generators start at `app`. */
const modules = {
  httpControllers: 'app',
  models: 'app',
  services: 'app',
  validators: 'app',
  transformers: 'app',
  policies: 'app',
  middleware: 'app',
  exceptions: 'app',
  commands: 'app/core/commands',
  views: 'frontend',
}

export default defineConfig({
  directories: modules,

  commands: [
    () => import('@adonisjs/core/commands'),
    () => import('@adonisjs/lucid/commands'),
    () => import('#app/auth/commands/main'),
    () => import('#app/billing/commands/main'),
    () => import('#app/content/commands/main'),
    () => import('#app/account/commands/main'),
  ],

  providers: [
    () => import('@adonisjs/core/providers/app_provider'),
    () => import('@adonisjs/core/providers/hash_provider'),
    { file: () => import('@adonisjs/core/providers/repl_provider'), environment: ['repl', 'test'] },
    () => import('@adonisjs/core/providers/edge_provider'),
    () => import('@adonisjs/core/providers/vinejs_provider'),
    () => import('#app/core/assets_provider'),
    () => import('@adonisjs/lucid/database_provider'),
    () => import('@adonisjs/auth/auth_provider'),
    () => import('@adonisjs/ally/ally_provider'),
    () => import('@adonisjs/limiter/limiter_provider'),
    () => import('#app/core/api_provider'),
    { file: () => import('#app/ai/environment_provider'), environment: ['web'] },
    { file: () => import('#app/core/jobs/worker_provider'), environment: ['web'] },
    { file: () => import('#app/prompts/engine_provider'), environment: ['web'] },
  ],

  preloads: [() => import('#start/routes'), () => import('#start/kernel')],

  tests: {
    suites: [
      { name: 'unit', files: ['tests/unit/**/*.spec.{ts,tsx,js}'], timeout: 30_000 },
      { name: 'functional', files: ['tests/functional/**/*.spec.{ts,js}'], timeout: 30_000 },
      { name: 'browser', files: ['tests/browser/**/*.spec.{ts,js}'], timeout: 240_000 },
      { name: 'faults', files: ['tests/faults/**/*.spec.{ts,js}'], timeout: 300_000 },
    ],
    forceExit: true,
  },

  metaFiles: [
    { pattern: 'frontend/**/*.edge', reloadServer: false },
    { pattern: 'public/**', reloadServer: false },
    { pattern: 'docs/api/**', reloadServer: false },
    { pattern: 'app/templates/library/**/*.md', reloadServer: false },
    { pattern: 'app/content/guides/*.md', reloadServer: false },
    { pattern: 'app/content/help/**/*.md', reloadServer: false },
  ],

  hooks: {
    init: [
      indexEntities({
        controllers: {
          source: 'app',
          glob: ['**/controllers/**/*_controller.ts'],
          importAlias: '#app',
        },
        transformers: {
          enabled: true,
          source: 'app',
          glob: ['**/transformers/**/*_transformer.ts'],
          importAlias: '#app',
        },
      }),
      generateRegistry({ routes: { except: [/^spa$/] } }),
    ],
    buildStarting: [() => import('@adonisjs/vite/build_hook')],
  },
})
