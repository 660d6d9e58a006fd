import { nameKey, withBraces } from '#app/core/domain/braces'
import { variablesIn } from '#app/prompts/domain/templating/variable_names'
import type { TemplateStep, TemplateVariable } from '#app/templates/domain/types'
import type { TemplateFields } from '#app/templates/domain/writing/template_fields'
import { labelFor } from '#app/templates/domain/writing/template_json'

type Written = Pick<TemplateFields, 'description' | 'content' | 'steps' | 'variables'>

/**
 * A template as people use it. Without a prompt of its own, its steps or else its description are the prompt; a variable
 * that is used and not described is a text.
 */
export function completeTemplate<Fields extends Written>(fields: Fields): Fields {
  const { description, content, steps, variables } = fields
  const prompt = content || promptOfSteps(steps) || description
  return { ...fields, content: prompt, variables: withUsed(variables, steps, prompt) }
}

function withUsed(
  variables: TemplateVariable[],
  steps: TemplateStep[],
  content: string
): TemplateVariable[] {
  const known = new Set([
    ...variables.map(({ name }) => nameKey(name)),
    ...steps.map(({ title }) => nameKey(title)),
  ])
  const texts = [content, ...steps.map(({ prompt }) => prompt)]
  const others = variablesIn(texts.join('\n')).filter((name) => !known.has(nameKey(name)))
  return [
    ...variables,
    ...others.map((name) => ({
      ...{ name, label: labelFor(name), help: '', type: 'text' as const },
      ...{ choices: [], example: '' },
    })),
  ]
}

/** The steps as one prompt, in order. What refers to an earlier answer names its step. */
export function promptOfSteps(steps: readonly TemplateStep[]): string {
  if (steps.length <= 1) return steps[0]?.prompt ?? ''
  const titles = new Map(steps.map(({ title }) => [nameKey(title), title]))
  const parts = steps.map(({ title, prompt }, at) => {
    const text = withBraces(prompt, (name, written) => {
      const step = titles.get(nameKey(name))
      return step ? `the result of "${step}"` : written
    })
    return `## ${at + 1}. ${title}\n\n${text}`
  })
  return ['Work through these steps in order.', ...parts].join('\n\n')
}
