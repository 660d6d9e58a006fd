import ViteProvider from '@adonisjs/vite/vite_provider'

/** Vite. Its development server does not run in tests, which use the built pages. */
export default class AssetsProvider extends ViteProvider {
  async start(): Promise<void> {
    if (this.app.getEnvironment() !== 'test') await super.start()
  }
}
