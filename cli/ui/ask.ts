import { createInterface } from 'node:readline/promises'
import { canceled, interrupted } from '#cli/services/failure'
import { pick } from '#cli/ui/pick'

interface Question {
  label: string
  help: string
  choices: readonly string[]
}

/** Asks for a line, or has the user choose where there are choices. An empty answer leaves it open. */
export async function ask({ label, help, choices }: Question): Promise<string> {
  if (choices.length > 0) {
    const picked = await pick(
      `${label}: ${help}`,
      choices.map((one) => ({ label: one, value: one }))
    )
    if (picked === null) throw canceled()
    return picked
  }
  // A picture that was shown before lets the program end without waiting for keys.
  process.stdin.ref()
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(`${help}\n${label}: `)
  } catch {
    throw interrupted()
  } finally {
    lines.close()
  }
}
