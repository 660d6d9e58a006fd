import type { Fault } from '#app/flows/domain/values/check_value'
import { MAX_NAME_LENGTH, MAX_PARALLEL_ITEMS } from '#app/flows/domain/values/limits'
import { defineKind, needed } from '#app/flows/domain/kinds/node_kind'
import { choice, object, text, whole } from '#app/flows/domain/values/schema'
import { readVariables } from '#app/flows/domain/graph/variables'

function listFaults(value: string): Fault[] {
  const { texts, variables } = readVariables(value)
  const isOneVariable = variables.length === 1 && texts.every((one) => one.trim() === '')
  const sentence = 'Say which list to go through, as one variable: {{name}}.'
  return isOneVariable ? [] : [{ path: ['list'], sentence }]
}

export const forEach = defineKind('for-each', {
  title: 'For each',
  help: 'Does the steps inside it once for each entry of a list, several at a time. Inside, {{item}} is the entry and {{index}} its number. The results become a list again. An entry that fails can be left out; the step then says how many failed, and it fails where all of them did.',
  schema: object({
    list: text(),
    parallel: whole(1, MAX_PARALLEL_ITEMS),
    whenItemFails: choice(['stop', 'skip']),
    gather: text(MAX_NAME_LENGTH),
  }),
  defaults: { list: '', parallel: 3, whenItemFails: 'skip', gather: '' },
  texts: (settings) => [{ path: ['list'], text: settings.list }],
  check: (settings) => [
    ...listFaults(settings.list),
    ...needed(settings.gather, ['gather'], 'Say which step inside gives the result of each entry.'),
  ],
  summary: (settings) => `For each entry of ${settings.list.trim() || 'a list'}`,
  canFail: true,
})
