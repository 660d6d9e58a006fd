import { FillBlanks } from '#frontend/components/blanks/fill_blanks'
import { overflowOf, PROMPT_LENGTH } from '#frontend/prompts/prompt_limit'
import type { OpenFilling } from '#frontend/features/create/use_filling'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  filling: OpenFilling
  /** Other variants stand beside it. */
  isOneOfSeveral?: boolean
}

/** The short form for the blanks of a variant. */
export function FillVariant({ title, filling, isOneOfSeveral }: Props) {
  const { fields, answers, canUndo, keeper, text } = filling
  const over = overflowOf(text)
  const problem =
    over > 0
      ? t('create.tooLong', {
          over: over.toLocaleString('en'),
          limit: PROMPT_LENGTH.toLocaleString('en'),
        })
      : null
  return (
    <FillBlanks
      title={title}
      isInRow={isOneOfSeveral}
      fields={fields}
      view={{ answers, canUndo }}
      keeper={keeper}
      problem={problem}
      isShared={isOneOfSeveral}
    />
  )
}
