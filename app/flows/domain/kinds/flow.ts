import { MAX_ID_LENGTH } from '#app/flows/domain/values/limits'
import { defineKind, needed } from '#app/flows/domain/kinds/node_kind'
import { object, text, texts } from '#app/flows/domain/values/schema'
import { MAX_VALUES } from '#app/flows/domain/graph/setting_limits'

export const flow = defineKind('flow', {
  title: 'Run a flow',
  help: 'Runs another flow of yours with the inputs that you give it, and continues with its result. It costs no further credit.',
  schema: object({ flowId: text(MAX_ID_LENGTH), values: texts(MAX_VALUES) }),
  defaults: { flowId: '', values: {} },
  texts: ({ values }) =>
    Object.entries(values).map(([name, value]) => ({ path: ['values', name], text: value })),
  check: ({ flowId }) => needed(flowId, ['flowId'], 'Choose a flow.'),
  summary: ({ flowId }) => (flowId === '' ? 'No flow yet' : 'Runs another flow'),
  usesModel: () => true,
  waitsForPerson: true,
  canFail: true,
})
