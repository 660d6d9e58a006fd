import { defineConfig } from '@adonisjs/ally'

export default defineConfig({})
