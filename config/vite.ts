import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/vite'

/** Absolute, so that it does not matter from which folder the server is started. */
export default defineConfig({
  buildDirectory: app.makePath('public/assets'),
  manifestFile: app.makePath('public/assets/.vite/manifest.json'),
  assetsUrl: '/assets',
  scriptAttributes: { defer: true },
})
