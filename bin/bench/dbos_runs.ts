import { createRequire } from 'node:module'
import { join } from 'node:path'
import { INPUTS } from './reference_flow.js'

/** What is used here of the SDK, which is no package of ours. */
interface Sdk {
  DBOS: {
    setConfig(config: { name: string; systemDatabaseUrl: string; logLevel: string }): void
    registerWorkflow<Input, Output>(
      work: (input: Input) => Promise<Output>,
      config: { name: string }
    ): (input: Input) => Promise<Output>
    runStep<Output>(work: () => Promise<Output>, config: { name: string }): Promise<Output>
    launch(): Promise<void>
    shutdown(): Promise<void>
  }
}

const EXPECTED = `The end: A Hello ${INPUTS.who} and B Hello ${INPUTS.who}`

/**
 * The six-step flow as a workflow of DBOS, which stores what the first step asks for and the result with the workflow
 * itself, and the five texts as steps.
 * @param folder where the SDK is installed
 * @param url of a database for it alone
 */
export async function dbosRuns(folder: string, url: string) {
  const { DBOS } = createRequire(join(folder, 'package.json'))('@dbos-inc/dbos-sdk') as Sdk
  const fill = (name: string, text: string, ...values: string[]) =>
    DBOS.runStep(async () => values.reduce((made, value) => made.replace('{{}}', value), text), {
      name,
    })
  DBOS.setConfig({ name: 'bench', systemDatabaseUrl: url, logLevel: 'error' })
  const workflow = DBOS.registerWorkflow(
    async (who: string) => {
      const t1 = await fill('t1', 'Hello {{}}', who)
      const [t2, t3] = await Promise.all([fill('t2', 'A {{}}', t1), fill('t3', 'B {{}}', t1)])
      const t4 = await fill('t4', '{{}} and {{}}', t2, t3)
      return fill('t5', 'The end: {{}}', t4)
    },
    { name: 'six_steps' }
  )
  await DBOS.launch()
  const run = async () => {
    const result = await workflow(INPUTS.who)
    if (result !== EXPECTED) throw new Error(`DBOS made another text: ${result}`)
  }
  return { run, end: () => DBOS.shutdown() }
}
