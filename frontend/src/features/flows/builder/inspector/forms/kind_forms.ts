import type { NodeKind } from '#app/flows/domain/graph/graph'
import { approvalForm } from '#frontend/features/flows/builder/inspector/forms/approval'
import { askForm } from '#frontend/features/flows/builder/inspector/forms/ask'
import { checkForm } from '#frontend/features/flows/builder/inspector/forms/check'
import { combineForm } from '#frontend/features/flows/builder/inspector/forms/combine'
import { decideForm } from '#frontend/features/flows/builder/inspector/forms/decide'
import { fetchForm } from '#frontend/features/flows/builder/inspector/forms/fetch'
import { flowForm } from '#frontend/features/flows/builder/inspector/forms/flow'
import { forEachForm } from '#frontend/features/flows/builder/inspector/forms/for_each'
import { formatForm } from '#frontend/features/flows/builder/inspector/forms/format'
import { improveForm } from '#frontend/features/flows/builder/inspector/forms/improve'
import { promptForm } from '#frontend/features/flows/builder/inspector/forms/prompt'
import { resultForm } from '#frontend/features/flows/builder/inspector/forms/result'
import type { KindForm } from '#frontend/features/flows/builder/inspector/forms/setting'
import { sortForm } from '#frontend/features/flows/builder/inspector/forms/sort'
import { templateForm } from '#frontend/features/flows/builder/inspector/forms/template'

/** What the inspector shows of each kind of step, in order. */
export const KIND_FORMS: Record<NodeKind, KindForm> = {
  'ask': askForm,
  'prompt': promptForm,
  'improve': improveForm,
  'template': templateForm,
  'decide': decideForm,
  'sort': sortForm,
  'for-each': forEachForm,
  'combine': combineForm,
  'format': formatForm,
  'check': checkForm,
  'approval': approvalForm,
  'fetch': fetchForm,
  'flow': flowForm,
  'result': resultForm,
}
