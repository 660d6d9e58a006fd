import {
  type Fields,
  readFrontMatter,
  recordOf,
  refuseOtherFields,
  type Report,
  textField,
} from '#app/core/domain/front_matter'
import { bracesIn, nameKey } from '#app/core/domain/braces'
import { MAX_VARIABLE_NAME_LENGTH } from '#app/core/domain/variables'
import { nameProblem, variablesIn } from '#app/prompts/domain/templating/variable_names'
import { isIcon } from '#app/templates/domain/library/template_icons'
import {
  VARIABLE_TYPES,
  type Template,
  type TemplateStep,
  type TemplateVariable,
  type VariableType,
} from '#app/templates/domain/types'

/** What a file says; its folder is the category and its name the id. */
export type TemplateText = Omit<Template, 'id' | 'category' | 'isPublic'>

export type ReadTemplate = { ok: true; template: TemplateText } | { ok: false; faults: string[] }

/** UTF-16 units. */
const MAX_TITLE_LENGTH = 60
const MAX_DESCRIPTION_LENGTH = 160
const MAX_HELP_LENGTH = 200
const MAX_EXAMPLE_LENGTH = 4_000
const MAX_ANSWER_LENGTH = 1_200
const MAX_CONTENT_LENGTH = 8_000
export const MAX_TAG_LENGTH = 40
const MAX_TAGS = 5
const MAX_VARIABLES = 12
const MAX_STEPS = 8

const TAG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/**
 * Reads a template from its Markdown file: front matter in YAML, and the prompt below it.
 * @returns every fault of the file, not only the first one
 */
export function readTemplateFile(file: string): ReadTemplate {
  const read = readFrontMatter(file)
  if (!read.ok) return { ok: false, faults: [read.fault] }
  const faults: string[] = []
  const template = templateOf(read.fields, read.body, (fault) => void faults.push(fault))
  return faults.length > 0 ? { ok: false, faults } : { ok: true, template }
}

const KEYS = ['title', 'description', 'tags', 'icon', 'variables', 'good_answer', 'steps']

function templateOf(fields: Fields, content: string, report: Report): TemplateText {
  refuseOtherFields(fields, KEYS, 'a template', report)
  const variables = listIn(fields, 'variables', MAX_VARIABLES, report).map((one, at) =>
    variableOf(recordOf(one), `variables[${at}]`, report)
  )
  const steps = listIn(fields, 'steps', MAX_STEPS, report).map((one, at) =>
    stepOf(recordOf(one), `steps[${at}]`, report)
  )
  if (content.length === 0) report('The prompt is missing below the front matter.')
  if (content.length > MAX_CONTENT_LENGTH)
    report(`The prompt has more than ${MAX_CONTENT_LENGTH} characters.`)
  checkVariables(variables, content, report)
  checkSteps(steps, variables, report)
  return {
    title: textField(fields, 'title', MAX_TITLE_LENGTH, report),
    description: textField(fields, 'description', MAX_DESCRIPTION_LENGTH, report),
    tags: tagsIn(fields, report),
    icon: iconIn(fields, report),
    goodAnswer: textField(fields, 'good_answer', MAX_ANSWER_LENGTH, report),
    ...{ content, variables, steps },
  }
}

function listIn(fields: Fields, name: string, most: number, report: Report): unknown[] {
  const value = fields[name] ?? []
  if (!Array.isArray(value)) {
    report(`"${name}" must be a list.`)
    return []
  }
  if (value.length > most) report(`"${name}" has more than ${most} entries.`)
  return value
}

function tagsIn(fields: Fields, report: Report): string[] {
  const tags = listIn(fields, 'tags', MAX_TAGS, report).map(String)
  if (tags.length < 2) report('"tags" must have at least two entries.')
  for (const tag of tags)
    if (!TAG.test(tag) || tag.length > MAX_TAG_LENGTH)
      report(`The tag "${tag}" must be lower-case words joined by hyphens.`)
  return tags
}

function iconIn(fields: Fields, report: Report): string {
  const icon = String(fields.icon)
  if (!isIcon(icon)) report(`"icon" names no icon: ${icon}.`)
  return icon
}

function variableOf(fields: Fields, place: string, report: Report): TemplateVariable {
  const text = (name: string, most: number) =>
    textField(fields, name, most, report, `${place}.${name}`)
  const type = (fields.type ?? 'text') as VariableType
  if (!VARIABLE_TYPES.includes(type))
    report(`"${place}.type" must be one of ${VARIABLE_TYPES.join(', ')}.`)
  const choices = listIn(fields, 'choices', MAX_VARIABLES, report).map(String)
  const example = text('example', MAX_EXAMPLE_LENGTH)
  if ((type === 'choice') !== choices.length >= 2)
    report(`"${place}" has "choices", two or more, exactly when its type is choice.`)
  if (type === 'choice' && !choices.includes(example))
    report(`The example of "${place}" must be one of its choices.`)
  if (type === 'number' && !Number.isFinite(Number(example)))
    report(`The example of "${place}" must be a number.`)
  return {
    ...{ name: text('name', MAX_VARIABLE_NAME_LENGTH), label: text('label', MAX_TITLE_LENGTH) },
    ...{ help: text('help', MAX_HELP_LENGTH), type, choices, example },
  }
}

function stepOf(fields: Fields, place: string, report: Report): TemplateStep {
  const text = (name: string, most: number) =>
    textField(fields, name, most, report, `${place}.${name}`)
  return { title: text('title', MAX_TITLE_LENGTH), prompt: text('prompt', MAX_CONTENT_LENGTH) }
}

function checkVariables(variables: TemplateVariable[], content: string, report: Report): void {
  const names = variables.map(({ name }) => name)
  names.forEach((name, at) => {
    const problem = nameProblem(name, names.slice(0, at))
    if (problem === 'taken') report(`Two variables are named "${name}".`)
    else if (problem) report(`"${name}" is no name of a variable.`)
  })
  const used = variablesIn(content)
  const isAmong = (name: string, others: string[]) =>
    others.some((other) => nameKey(other) === nameKey(name))
  for (const name of names)
    if (!isAmong(name, used)) report(`The prompt does not use the variable "${name}".`)
  for (const name of used)
    if (!isAmong(name, names)) report(`The variable "${name}" of the prompt is not described.`)
}

/** A step refers to variables, and to the answers of earlier steps by their titles. */
function checkSteps(steps: TemplateStep[], variables: TemplateVariable[], report: Report): void {
  if (steps.length === 1) report('One step is no workflow: give two or more, or none.')
  const known = new Set(variables.map(({ name }) => nameKey(name)))
  const used = new Set<string>()
  for (const { title, prompt } of steps) {
    for (const { inner: name, isKept } of bracesIn(prompt)) {
      if (isKept) continue
      if (!known.has(nameKey(name))) report(`The step "${title}" refers to an unknown "${name}".`)
      used.add(nameKey(name))
    }
    if (known.has(nameKey(title))) report(`"${title}" names two things.`)
    known.add(nameKey(title))
  }
  for (const { title } of steps.slice(0, -1))
    if (!used.has(nameKey(title))) report(`No later step uses the answer of "${title}".`)
}
