import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'

/** Absolute, so that it does not matter from which folder the server is started. Tests use the build. */
const assets = app.makePath(app.inTest ? 'build/public/assets' : 'public/assets')

export default defineConfig({
  buildDirectory: assets,
  manifestFile: `${assets}/.vite/manifest.json`,
  assetsUrl: '/assets',
  scriptAttributes: { defer: true },
})
