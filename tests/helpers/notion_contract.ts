import { existsSync, readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Exchange } from '#app/content/sandbox/world'

const file = new URL('../../../shared/contracts/notion.json', import.meta.url)

/** False in a copy of the project without its surroundings: then nothing is held against the contract. */
export const notionContractIsHere = existsSync(file)
/** What a test says that is skipped without it. */
export const NO_NOTION_CONTRACT = 'the contract of Notion is not beside the project'

interface Operation {
  requestBody?: object
  responses: Record<string, object>
}

interface Contract {
  paths: Record<string, Record<string, Operation>>
}

let contract: Contract | undefined
let ajv: Ajv2020 | undefined
const validators = new Map<string, ValidateFunction>()

const loaded = (): Contract => (contract ??= JSON.parse(readFileSync(file, 'utf8')))

function misfit(pointer: string[], value: unknown): string | null {
  const path = pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
  ajv ??= new Ajv2020({ strict: false, validateFormats: false }).addSchema({
    ...loaded(),
    $id: 'notion',
  })
  const validate = validators.get(path) ?? ajv.getSchema(`notion#/${path}`)
  if (!validate) return `the contract has no ${path}`
  validators.set(path, validate)
  return validate(value) ? null : new Ajv2020().errorsText(validate.errors, { dataVar: 'body' })
}

function templateOf(path: string): string | null {
  const parts = path.split('/')
  const fits = (template: string) => {
    const names = template.split('/')
    const isSame = (name: string, at: number) => name.startsWith('{') || name === parts[at]
    return names.length === parts.length && names.every(isSame)
  }
  return Object.keys(loaded().paths).find(fits) ?? null
}

/** What is wrong with a request to Notion or with its answer; null where both fit the contract. */
export function misfitOfNotion({ method, path, body, status, answer }: Exchange): string | null {
  if (!notionContractIsHere) return null
  const template = templateOf(path)
  const operation = template && loaded().paths[template][method.toLowerCase()]
  if (!template || !operation) return `the contract has no ${method} ${path}`
  const at = ['paths', template, method.toLowerCase()]
  const json = ['content', 'application/json', 'schema']
  const request = operation.requestBody ? misfit([...at, 'requestBody', ...json], body) : null
  if (request && status < 400) return `request: ${request}`
  if (!operation.responses[status]) return `the contract has no ${status} of ${method} ${path}`
  const response = misfit([...at, 'responses', String(status), ...json], answer)
  return response && `answer: ${response}`
}
