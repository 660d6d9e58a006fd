import { nameKey } from '#app/core/domain/braces'
import { MAX_VARIABLE_NAME_LENGTH } from '#app/core/domain/variables'
import { nameProblem } from '#app/prompts/domain/templating/variable_names'
import { isBlankText } from '#app/core/domain/blank_text'
import {
  VARIABLE_TYPES,
  type TemplateStep,
  type TemplateVariable,
  type VariableType,
} from '#app/templates/domain/types'
import * as limits from '#app/templates/domain/writing/template_fields'

/** What is wrong, and where in the JSON it stands. */
export interface JsonFault {
  path: (string | number)[]
  message: string
}

export type JsonReading<Read> = { ok: true; read: Read } | { ok: false; faults: JsonFault[] }

type Path = JsonFault['path']
type Fields = Record<string, unknown>

/** Collects the faults of one reading. */
class Reader {
  readonly faults: JsonFault[] = []

  report(path: Path, message: string): void {
    this.faults.push({ path, message })
  }

  /** @returns the fields of an object; null where it is none, which is reported */
  fields(value: unknown, path: Path, known: readonly string[]): Fields | null {
    if (!isObject(value)) {
      this.report(path, 'This must be an object.')
      return null
    }
    for (const name of Object.keys(value))
      if (!known.includes(name))
        this.report([...path, name], `"${name}" is not known here. Use ${known.join(', ')}.`)
    return value
  }

  text(value: unknown, path: Path, most: number, isRequired = false): string {
    const text = typeof value === 'number' ? String(value) : (value ?? undefined)
    const fault = faultOf(text, most, isRequired)
    if (!fault) return typeof text === 'string' ? text.trim() : ''
    this.report(path, `${placeName(path)} ${fault}`)
    return ''
  }

  end<Read>(read: Read): JsonReading<Read> {
    return this.faults.length > 0 ? { ok: false, faults: this.faults } : { ok: true, read }
  }
}

/** What stands at the end of a path, such as the field "prompt" of a step. */
function placeName(path: Path): string {
  const last = path.at(-1)
  return typeof last === 'number' ? `Entry ${last + 1} of "${path.at(-2)}"` : `"${last}"`
}

/** What is wrong with a text; null where it can be kept, or may be missing. */
function faultOf(text: unknown, most: number, isRequired: boolean): string | null {
  if (text === undefined) return isRequired ? 'is missing.' : null
  if (typeof text !== 'string') return 'must be a text.'
  if (isRequired && isBlankText(text)) return 'is empty.'
  if (text.length > most) return `has more than ${most} characters.`
  return text.isWellFormed() && !text.includes('\0') ? null : 'has a broken character.'
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const STEP_FIELDS = ['title', 'prompt']

/**
 * Reads the steps of a workflow template: a list of objects with `title` and `prompt`. A text stands for a prompt
 * without a title.
 */
export function readSteps(value: unknown): JsonReading<TemplateStep[]> {
  const reader = new Reader()
  if (!Array.isArray(value)) {
    reader.report([], 'The steps must be a list, such as [{"title": "Plan", "prompt": "…"}].')
    return reader.end([])
  }
  if (value.length > limits.MAX_STEPS)
    reader.report([limits.MAX_STEPS], `There are more than ${limits.MAX_STEPS} steps.`)
  const steps = value
    .slice(0, limits.MAX_STEPS)
    .map((one: unknown, at) => stepOf(reader, typeof one === 'string' ? { prompt: one } : one, at))
  const keys = steps.map(({ title }) => nameKey(title))
  keys.forEach((key, at) => {
    if (key !== '' && keys.indexOf(key) < at)
      reader.report([at, 'title'], `Another step has the title "${steps[at].title}".`)
  })
  return reader.end(steps)
}

function stepOf(reader: Reader, value: unknown, at: number): TemplateStep {
  const { title, prompt } = reader.fields(value, [at], STEP_FIELDS) ?? {}
  return {
    title: reader.text(title, [at, 'title'], limits.MAX_TITLE_LENGTH) || `Step ${at + 1}`,
    prompt: reader.text(prompt, [at, 'prompt'], limits.MAX_CONTENT_LENGTH, isObject(value)),
  }
}

/** To JavaScript this is no name of a field. */
const PROTOTYPE = '__proto__'

const VARIABLE_FIELDS = ['label', 'help', 'type', 'choices', 'example']

/**
 * Reads the variables of a template: an object with a name for each, and with `label`, `help`, `type`, `choices` and
 * `example` of it. A text stands for the help alone.
 */
export function readVariables(value: unknown): JsonReading<TemplateVariable[]> {
  const reader = new Reader()
  if (!isObject(value)) {
    reader.report(
      [],
      'The variables must be an object, such as {"audience": {"label": "Audience"}}.'
    )
    return reader.end([])
  }
  const entries = Object.entries(value)
  if (entries.length > limits.MAX_VARIABLES)
    reader.report([], `There are more than ${limits.MAX_VARIABLES} variables.`)
  const names = entries.map(([name]) => name)
  return reader.end(
    entries.slice(0, limits.MAX_VARIABLES).map(([name, one], at) => {
      const problem = nameProblem(name, names.slice(0, at))
      if (problem === 'taken') reader.report([name], `Another variable is named "${name}".`)
      else if (problem || name === PROTOTYPE) reader.report([name], unusableText(name))
      return variableOf(reader, name, typeof one === 'string' ? { help: one } : one)
    })
  )
}

const unusableText = (name: string): string =>
  `"${name}" cannot be a name. Use up to ${MAX_VARIABLE_NAME_LENGTH} letters, digits, spaces, hyphens and underscores, as in "first_name".`

function variableOf(reader: Reader, name: string, value: unknown): TemplateVariable {
  const fields = reader.fields(value, [name], VARIABLE_FIELDS) ?? {}
  const text = (field: string, most: number) => reader.text(fields[field], [name, field], most)
  const choices = choicesIn(reader, fields.choices, [name, 'choices'])
  const variable = {
    ...{ name, label: text('label', limits.MAX_TITLE_LENGTH) || labelFor(name) },
    help: text('help', limits.MAX_HELP_LENGTH),
    ...{ type: typeIn(reader, fields.type, [name, 'type'], choices), choices },
    example: text('example', limits.MAX_EXAMPLE_LENGTH),
  }
  checkVariable(reader, variable)
  return variable
}

function typeIn(reader: Reader, value: unknown, path: Path, choices: string[]): VariableType {
  const type = VARIABLE_TYPES.find((one) => one === value)
  if (value !== undefined && !type)
    reader.report(path, `The type must be one of ${VARIABLE_TYPES.join(', ')}.`)
  return type ?? (choices.length > 0 ? 'choice' : 'text')
}

function choicesIn(reader: Reader, value: unknown, path: Path): string[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) {
    reader.report(path, 'The choices must be a list of texts.')
    return []
  }
  if (value.length > limits.MAX_CHOICES)
    reader.report(path, `There are more than ${limits.MAX_CHOICES} choices.`)
  const choices = value
    .slice(0, limits.MAX_CHOICES)
    .map((one: unknown, at) => reader.text(one, [...path, at], limits.MAX_TITLE_LENGTH, true))
  return [...new Set(choices)]
}

function checkVariable(reader: Reader, { name, type, choices, example }: TemplateVariable): void {
  const isChoice = type === 'choice'
  if (isChoice && choices.length < 2) reader.report([name], 'A choice needs two or more choices.')
  if (!isChoice && choices.length > 0)
    reader.report([name, 'choices'], 'Only a variable of the type choice has choices.')
  if (example === '') return
  if (isChoice && !choices.includes(example))
    reader.report([name, 'example'], 'The example must be one of the choices.')
  if (type === 'number' && !Number.isFinite(Number(example)))
    reader.report([name, 'example'], 'The example must be a number.')
}

/** "customer_name" is shown as "Customer name". */
export function labelFor(name: string): string {
  const words = name.replaceAll('_', ' ').trim()
  return words === '' ? name : words[0].toUpperCase() + words.slice(1)
}

/** The variables as the JSON object that `readVariables` reads. */
export const variablesJson = (variables: readonly TemplateVariable[]) =>
  Object.fromEntries(
    variables.map(({ name, label, help, type, choices, example }) => [
      name,
      { label, help, type, ...(type === 'choice' && { choices }), example },
    ])
  )
