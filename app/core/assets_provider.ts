import ViteProvider from '@adonisjs/vite/vite_provider'

/** Vite with its server for development, which tests do without: they get the pages of the build. */
export default class AssetsProvider extends ViteProvider {
  async start(): Promise<void> {
    if (this.app.getEnvironment() !== 'test') await super.start()
  }
}
