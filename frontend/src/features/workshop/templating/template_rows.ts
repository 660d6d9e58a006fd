import { isBlankText } from '#app/core/domain/blank_text'
import { templateOf } from '#app/prompts/domain/templating/template_of'
import type { VariableProposal, VariableType } from '#app/prompts/domain/templating/types'
import {
  fillTemplate,
  nameProblem,
  variablesIn,
  type NameProblem,
} from '#app/prompts/domain/templating/variable_names'

/** What a person made of a proposed variable. */
export interface VariableRow {
  proposal: VariableProposal
  isAccepted: boolean
  name: string
  type: VariableType
  options: string[]
}

/** A place to fill in: one of the rows, or a variable that the text had already. */
export interface TrialField {
  key: string
  name: string
  type: VariableType
  options: string[]
  /** What stands there now. */
  example: string
}

export const rowOf = (proposal: VariableProposal): VariableRow => ({
  proposal,
  isAccepted: proposal.isLikely,
  name: proposal.name,
  type: proposal.type,
  options: proposal.options ?? [],
})

/** What is wrong with the name of each accepted row, in the order of the rows. */
export function problemsOf(text: string, rows: VariableRow[]): (NameProblem | null)[] {
  const existing = variablesIn(text)
  return rows.map(({ isAccepted, name }, at) => {
    if (!isAccepted) return null
    const others = rows.filter((row, other) => row.isAccepted && other < at).map((row) => row.name)
    return nameProblem(name, [...existing, ...others])
  })
}

/** The text with the variables of the accepted rows; a row whose name is wrong waits. */
export function templateText(text: string, rows: VariableRow[]): string {
  return templateOf(text, namedRows(text, rows).map(chosenOf))
}

function namedRows(text: string, rows: VariableRow[]): VariableRow[] {
  const problems = problemsOf(text, rows)
  return rows.filter(({ isAccepted }, at) => isAccepted && problems[at] === null)
}

const chosenOf = ({ name, proposal: { places } }: VariableRow) => ({ name: name.trim(), places })

export function trialFields(text: string, rows: VariableRow[]): TrialField[] {
  const known = variablesIn(text).map((name): TrialField => ({
    key: `own ${name}`,
    name,
    type: 'text',
    options: [],
    example: `{{${name}}}`,
  }))
  const made = namedRows(text, rows).map((row): TrialField => ({
    key: `row ${rows.indexOf(row)}`,
    name: row.name.trim(),
    type: row.type,
    options: optionsOf(row),
    example: row.proposal.preset ?? row.proposal.value,
  }))
  return [...made, ...known]
}

/** What can be chosen, the value of the text always among it. */
function optionsOf({ options, proposal: { preset, value } }: VariableRow): string[] {
  const filled = options.map((option) => option.trim()).filter((option) => !isBlankText(option))
  return [...new Set([preset ?? value, ...filled])]
}

/** The template with the values of its fields; a field without one keeps its example. */
export function filledWith(
  template: string,
  fields: TrialField[],
  values: Readonly<Record<string, string>>
): string {
  return fillTemplate(
    template,
    new Map(fields.map(({ key, name, example }) => [name, values[key] ?? example]))
  )
}
