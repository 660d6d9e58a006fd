import type { AddressInfo } from 'node:net'
import server from '@adonisjs/core/services/server'
import { type SignedClient } from '#tests/helpers/api'
import { type ClientOptions, type Ended, runClient } from '#tests/helpers/terminal_client'

/** Where the server of the tests listens. */
export function hostOfTests(): string {
  const { port } = server.getNodeServer()!.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** The environment in which the client acts as a person. */
export const environmentOf = ({ secret }: Pick<SignedClient, 'secret'>) => ({
  HONE_HOST: hostOfTests(),
  HONE_TOKEN: secret,
})

/** Runs the client as a person, between pipes. */
export function asClient(
  person: Pick<SignedClient, 'secret'>,
  words: string[],
  options: ClientOptions = {}
): Promise<Ended> {
  return runClient(words, { ...options, env: { ...environmentOf(person), ...options.env } })
}

/** The same with `--json`, and what it printed. */
export async function asked(person: Pick<SignedClient, 'secret'>, words: string[]) {
  const { code, stdout, stderr } = await asClient(person, [...words, '--json'])
  if (code !== 0) throw new Error(`hone ${words.join(' ')} ended with ${code}: ${stderr}`)
  return JSON.parse(stdout)
}
