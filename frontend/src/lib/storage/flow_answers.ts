import type { AskField } from '#app/flows/domain/graph/settings'
import type { AnswersPlace } from '#frontend/lib/storage/local_answers'

/** Where the answers to the form of a flow are kept. */
export const flowAnswersPlace = (userId: string, flowId: string): AnswersPlace => ({
  ...{ userId, subject: `flow-${flowId}` },
})

/** Under which key the answer to a field is kept there. */
export const flowAnswerKey = ({ type, name }: Pick<AskField, 'type' | 'name'>): string =>
  `${type} ${name}`
