import type { AskField } from '#app/flows/domain/graph/settings'
import type { AnswersPlace } from '#frontend/lib/storage/local_answers'

/** Where the answers to the form of a flow are kept, or to that of one of its runs, which begins with those of the run. */
export const flowAnswersPlace = (userId: string, flowId: string, runId?: string): AnswersPlace => ({
  ...{ userId, subject: runId === undefined ? `flow-${flowId}` : `run-${runId}` },
})

/** Under which key the answer to a field is kept there. */
export const flowAnswerKey = ({ type, name }: Pick<AskField, 'type' | 'name'>): string =>
  `${type} ${name}`

/** The same of what separates the items of the answer. No type of a field has this name. */
export const flowSeparatorKey = ({ name }: Pick<AskField, 'name'>): string => `separator ${name}`
