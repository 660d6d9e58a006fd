import { defineKind } from '#app/flows/domain/kinds/node_kind'
import { object, text, yesNo } from '#app/flows/domain/values/schema'
import { MAX_LABEL_LENGTH } from '#app/flows/domain/graph/setting_limits'

export const combine = defineKind('combine', {
  title: 'Combine',
  help: 'Puts the results of all steps that lead to it into one text, in order. It waits for all of them, and leaves out steps that ended at another exit.',
  schema: object({ separator: text(MAX_LABEL_LENGTH), hasHeadings: yesNo }),
  defaults: { separator: '\n\n', hasHeadings: false },
  summary: ({ hasHeadings }) =>
    hasHeadings ? 'One text, with a heading for each step' : 'One text of all results',
  needsInput: true,
})
