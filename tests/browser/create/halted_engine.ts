import type { Page, Route } from 'playwright-core'

/** What the editor says at each step of the engine. */
export const STEPS = [
  'Analyzing your prompt structure...',
  'Identifying improvement opportunities...',
  'Generating enhanced versions...',
  'Finalizing recommendations...',
]

/** Makes the engine's thread wait, inside the work of a step, until it is let go. */
export async function haltEngineIn(page: Page, step: number): Promise<() => Promise<void>> {
  const held: Route[] = []
  await page.context().route('**/held', (route) => void held.push(route))
  await page.context().route('**/*engine_worker*', async (route) => {
    const response = await route.fetch()
    const halt = `const tell = self.postMessage.bind(self)
      self.postMessage = (message) => {
        tell(message)
        if (message.step !== ${step}) return
        const wait = new XMLHttpRequest()
        wait.open('GET', '/held', false)
        wait.send()
      };\n`
    await route.fulfill({ response, body: halt + (await response.text()) })
  })
  return async () => {
    for (const route of held) await route.fulfill({ body: '' })
  }
}
