import { FormDialog } from '#frontend/features/flows/builder/steps/questions/form_dialog'
import { KindDialog } from '#frontend/features/flows/builder/steps/questions/kind_dialog'
import type { Question } from '#frontend/features/flows/builder/steps/questions/question'

interface Props {
  question: Question
  onClose: () => void
}

/** What an action of the list asks before it is carried out. */
export const QuestionDialog = ({ question, onClose }: Props) =>
  question.type === 'form' ? (
    <FormDialog question={question} onClose={onClose} />
  ) : (
    <KindDialog question={question} onClose={onClose} />
  )
