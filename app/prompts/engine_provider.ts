/** A serving process has the engine's first thread ready before anybody asks. */
export default class EngineProvider {
  async ready() {
    const { startEngine } = await import('#app/prompts/services/engine_pool')
    startEngine()
  }
}
