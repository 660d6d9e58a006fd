import { existsSync, readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'

/** Anything that JSON can say, as `JSON.parse` types it. */
export type Json = ReturnType<typeof JSON.parse>

export interface Misfit {
  message: string
  /** Where in the body, as OpenAI writes it: `messages[0].role`; null for the body as a whole. */
  param: string | null
}

const file = new URL('../../../shared/contracts/openai.json', import.meta.url)

/** False in a copy of the project without its surroundings: then nothing is held against the contract. */
export const contractsAreHere = existsSync(file)

let loaded: { contract: Json; ajv: Ajv2020 } | undefined

function load() {
  const contract = JSON.parse(readFileSync(file, 'utf8'))
  // With `discriminator` a wrong message is held against its own role, not against the first one.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, discriminator: true })
  ajv.addSchema({ ...contract, $id: 'openai' })
  return { contract, ajv }
}

function firstMisfit(pointer: string[], value: unknown): Misfit | null {
  loaded ??= load()
  const path = pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
  // Ajv keeps what it compiled under this name.
  const validate = loaded.ajv.getSchema(`openai#/${path}`)
  if (!validate) throw new Error(`The contract has no ${pointer.join(' → ')}`)
  if (validate(value)) return null
  const [first] = validate.errors ?? []
  const param = first.instancePath
    .slice(1)
    .replace(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.')
  return {
    message: loaded.ajv.errorsText([first], { dataVar: 'body' }),
    param: param || null,
  }
}

/** What is first wrong with a request; null when it fits, or when there is no contract to fit. */
export function misfitOfRequest(method: string, path: string, body: unknown): Misfit | null {
  if (!contractsAreHere) return null
  loaded ??= load()
  const operation = loaded.contract.paths[path]?.[method.toLowerCase()]
  if (!operation) return { message: `the contract has no ${method} ${path}`, param: null }
  if (!operation.requestBody) return null
  const content = ['requestBody', 'content', 'application/json', 'schema']
  return firstMisfit(['paths', path, method.toLowerCase(), ...content], body)
}

/** What is first wrong with a value that should be one of the contract's schemas. */
export function misfitOf(schema: string, value: unknown): Misfit | null {
  return contractsAreHere ? firstMisfit(['components', 'schemas', schema], value) : null
}
