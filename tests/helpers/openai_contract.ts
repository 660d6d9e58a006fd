import { existsSync, readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

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
/** What a test says that is skipped without them. */
export const NO_CONTRACTS = 'the contracts are not beside the project'

let contract: Json
const messages = new Ajv2020()
const validators = new Map<string, ValidateFunction>()

const loaded = (): Json => (contract ??= JSON.parse(readFileSync(file, 'utf8')))

/** With `discriminator` a wrong message is held against its own role, not against the first one; not all schemas are made for it. */
const [byRole, plain] = [true, false].map((discriminator) => {
  let ajv: Ajv2020 | undefined
  return (path: string) => {
    ajv ??= new Ajv2020({ strict: false, validateFormats: false, discriminator }).addSchema({
      ...loaded(),
      $id: 'openai',
    })
    return ajv.getSchema(path)
  }
})

function validatorOf(path: string): ValidateFunction {
  const known = validators.get(path)
  if (known) return known
  const made = compiled(path) ?? plain(path)
  if (!made) throw new Error(`The contract has no ${path}`)
  validators.set(path, made)
  return made
}

function compiled(path: string) {
  try {
    return byRole(path)
  } catch {
    return undefined
  }
}

function firstMisfit(pointer: string[], value: unknown): Misfit | null {
  const path = pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
  const validate = validatorOf(`openai#/${path}`)
  if (validate(value)) return null
  const [first] = validate.errors ?? []
  const param = first.instancePath
    .slice(1)
    .replace(/\/(\d+)/g, '[$1]')
    .replaceAll('/', '.')
  return {
    message: messages.errorsText([first], { dataVar: 'body' }),
    param: param || null,
  }
}

/** What is first wrong with a request; null when it fits, or when there is no contract to fit. */
export function misfitOfRequest(method: string, path: string, body: unknown): Misfit | null {
  if (!contractsAreHere) return null
  const operation = loaded().paths[path]?.[method.toLowerCase()]
  if (!operation) return { message: `the contract has no ${method} ${path}`, param: null }
  if (!operation.requestBody) return null
  const content = ['requestBody', 'content', 'application/json', 'schema']
  return firstMisfit(['paths', path, method.toLowerCase(), ...content], body)
}

/** What is first wrong with a value that should be one of the contract's schemas. */
export function misfitOf(schema: string, value: unknown): Misfit | null {
  return contractsAreHere ? firstMisfit(['components', 'schemas', schema], value) : null
}
