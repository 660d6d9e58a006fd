import { useId } from 'react'
import { AnswerChip } from '#frontend/components/answer_chip'
import type { GoalChoice, Proposal } from '#frontend/features/flows/start/use_proposal'
import { t } from '#frontend/lib/texts'

interface Props {
  question: NonNullable<Proposal['question']>
  onChoose: (choice: GoalChoice) => void
}

/** Asks what a part of the goal is for, where its words leave it open. */
export function StepQuestion({ question: { text, answers }, onChoose }: Props) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="mt-4 flex flex-col gap-3 rounded-lg border p-4">
      <h3 id={titleId} className="font-semibold break-words">
        {t('myFlows.start.question.title', { text })}
      </h3>
      <p className="text-sm text-muted">{t('myFlows.start.question.lead')}</p>
      <ul className="flex flex-wrap gap-2">
        {answers.map((answer, at) => (
          <li key={`${answer.kind} ${answer.relation}`}>
            <AnswerChip number={at + 1} label={labelOf(answer)} onPress={() => onChoose(answer)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A loop, and a case without work, say by themselves how they go on. */
const ALONE: ReadonlySet<string> = new Set(['each', 'leave'])

function labelOf({ kind, relation }: GoalChoice): string {
  const label = t(`myFlows.start.question.kinds.${kind}`)
  return ALONE.has(kind)
    ? label
    : t(`myFlows.start.question.relations.${relation}`, { kind: label })
}
