import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { nameKey } from '#app/flows/domain/graph/variables'
import type { Variable } from '#app/flows/domain/editing/variables_for'
import { t } from '#frontend/lib/texts'

/** Where the value of a variable comes from, in one sentence. */
export function originText({ type, from, field, list, fields }: Variable): string {
  const step = from.name
  if (type === 'item')
    return list
      ? t('inspector.variables.itemOf', { list, step })
      : t('inspector.variables.item', { step })
  if (type === 'index') return t('inspector.variables.index', { step })
  if (type === 'answer')
    return t('inspector.variables.answer', {
      ...{ step, label: field?.label || step },
      type: t(`inspector.types.${field?.type ?? 'text'}`).toLowerCase(),
    })
  const kind = kindOf(from.kind).title
  return fields.length > 0
    ? t('inspector.variables.outputFields', { step, kind, fields: fields.join(', ') })
    : t('inspector.variables.output', { step, kind })
}

/** The same in a few words, for a list. */
export function originLabel({ type, from, field }: Variable): string {
  if (type === 'answer') return t('inspector.variables.short.answer', { label: field?.label ?? '' })
  if (type === 'output') return kindOf(from.kind).title
  return t(`inspector.variables.short.${type}`)
}

/** Every name that can stand between the braces: those of variables, and those of their fields behind a dot. */
export const namesOf = (variables: readonly Variable[]): { name: string; variable: Variable }[] =>
  variables.flatMap((variable) => [
    { name: variable.name, variable },
    ...variable.fields.map((field) => ({ name: `${variable.name}.${field}`, variable })),
  ])

export const findVariable = (variables: readonly Variable[], name: string): Variable | undefined =>
  variables.find((one) => nameKey(one.name) === nameKey(name))
