import type { Edit } from '#app/prompts/domain/types'
import { wordsOf } from '#frontend/prompts/quote'

/** Every change by its words, with its reason; side by side where there is room. */
export function ReasonList({ edits }: { edits: Edit[] }) {
  return (
    <ul className="mt-2 gap-8 text-sm sm:columns-2 *:mb-3 *:break-inside-avoid">
      {edits.map((edit) => (
        <li key={`${edit.start} ${edit.after}`}>
          <p className="line-clamp-2 break-words">{wordsOf(edit)}</p>
          <p className="text-muted">{edit.reason}</p>
        </li>
      ))}
    </ul>
  )
}
