import { existsSync, readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/** Anything that JSON can say, as `JSON.parse` types it. */
export type Json = ReturnType<typeof JSON.parse>

const file = new URL('../../../shared/contracts/stripe.json', import.meta.url)

/** False in a copy of the project without its surroundings: then nothing is held against the contract. */
export const stripeContractIsHere = existsSync(file)
/** What a test says that is skipped without it. */
export const NO_STRIPE_CONTRACT = 'the contract of Stripe is not beside the project'

let contract: Json
let ajv: Ajv2020 | undefined
const validators = new Map<string, ValidateFunction>()

const loaded = (): Json => (contract ??= JSON.parse(readFileSync(file, 'utf8')))

function validatorOf(pointer: string[]): ValidateFunction {
  const path = pointer.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')
  const known = validators.get(path)
  if (known) return known
  ajv ??= new Ajv2020({ strict: false, validateFormats: false }).addSchema({
    ...loaded(),
    $id: 'stripe',
  })
  const made = ajv.getSchema(`stripe#/${path}`)
  if (!made) throw new Error(`The contract has no ${path}`)
  validators.set(path, made)
  return made
}

function firstMisfit(pointer: string[], value: unknown): string | null {
  const validate = validatorOf(pointer)
  return validate(value) ? null : new Ajv2020().errorsText(validate.errors, { dataVar: 'body' })
}

/** The path of the contract that an address is one of, such as `/v1/customers/{customer}`. */
function templateOf(path: string): string | null {
  const parts = path.split('/')
  const fits = (template: string) => {
    const names = template.split('/')
    const isSame = (name: string, at: number) => name.startsWith('{') || name === parts[at]
    return names.length === parts.length && names.every(isSame)
  }
  const templates = Object.keys(loaded().paths).filter(fits)
  return templates.find((one) => !one.includes('{')) ?? templates[0] ?? null
}

/** What is wrong with an answer to a request; null when it fits. */
export function misfitOfStripeAnswer(
  method: string,
  path: string,
  status: number,
  body: unknown
): string | null {
  const template = templateOf(path)
  const operation = template && loaded().paths[template]?.[method.toLowerCase()]
  if (!operation) return `the contract has no ${method} ${path}`
  if (!operation.responses[status]) return `the contract has no ${status} of ${method} ${path}`
  const pointer = ['paths', template, method.toLowerCase(), 'responses', String(status)]
  return firstMisfit([...pointer, 'content', 'application/json', 'schema'], body)
}

/** What is wrong with an event that comes to the webhook; null when it fits. */
export function misfitOfStripeEvent(event: Json): string | null {
  if (!loaded().webhooks[event.type]) return `the contract has no event ${event.type}`
  const misfit = firstMisfit(['components', 'schemas', 'event'], event)
  const kind: string = event.data?.object?.object
  const isKnown = Object.hasOwn(loaded().components.schemas, kind)
  return (
    misfit ?? (isKnown ? firstMisfit(['components', 'schemas', kind], event.data.object) : null)
  )
}
