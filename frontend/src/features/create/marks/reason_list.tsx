import type { Edit } from '#app/prompts/domain/types'
import { changedWords, isSmallEdit } from '#frontend/prompts/changed_words'
import { t } from '#frontend/lib/texts'

interface Props {
  /** The text that was changed. */
  original: string
  edits: Edit[]
}

/** Every change with its reason first; edits of letter case and punctuation share one line. */
export function ReasonList({ original, edits }: Props) {
  const small = edits.filter(isSmallEdit)
  return (
    <ul className="mt-3 gap-8 text-sm sm:columns-2 *:mb-3 *:break-inside-avoid">
      {edits
        .filter((edit) => !isSmallEdit(edit))
        .map((edit) => (
          <li key={`${edit.start} ${edit.after}`}>
            <p>{edit.reason}</p>
            <p className="line-clamp-2 break-words text-muted">{changedWords(original, edit)}</p>
          </li>
        ))}
      {small.length > 0 && (
        <li>
          <p>{t('create.marks.smallEdits', { count: small.length })}</p>
          <p className="truncate text-muted">
            {small.map((edit) => changedWords(original, edit)).join(' · ')}
          </p>
        </li>
      )}
    </ul>
  )
}
