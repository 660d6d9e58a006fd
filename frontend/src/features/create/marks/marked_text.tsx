import type { Blank, Edit } from '#app/prompts/domain/types'
import { MarkNote } from '#frontend/features/create/marks/mark_note'
import { MarkWords } from '#frontend/features/create/marks/mark_words'
import { PromptWords } from '#frontend/features/create/marks/prompt_text'
import type { EditDecisions } from '#frontend/features/create/marks/use_decisions'
import { useMarkFocus } from '#frontend/features/create/marks/use_mark_focus'
import { t } from '#frontend/lib/texts'

interface Props {
  title: string
  /** Tells it apart from other marked texts on the screen. */
  name: string
  /** The text that the edits change. */
  original: string
  edits: Edit[]
  blanksOf: (text: string) => Blank[]
  decisions: EditDecisions
}

/**
 * A text with an editor's marks. Each change ends with a button that opens its reason; arrows lead
 * from one to the next, and single keys decide while one of them has the focus.
 */
export function MarkedText({ title, name, original, edits, blanksOf, decisions }: Props) {
  const { marks, verdicts } = decisions
  const { region, here, open, openMark, press, openAt, settle } = useMarkFocus(decisions)

  return (
    <div
      ref={region}
      role="group"
      aria-label={t('create.marks.region', { title })}
      aria-describedby={`${name}-keys`}
      onKeyDown={press}
      onClick={openAt}
    >
      <p className="prompt-text">
        {marks.map((mark, at) => {
          if (mark.edit === null)
            return <PromptWords key={`kept ${at}`} text={mark.text} blanks={blanksOf(mark.text)} />
          const { edit } = mark
          return (
            <MarkWords key={edit} mark={mark} verdict={verdicts[edit]} blanksOf={blanksOf}>
              <MarkNote
                original={original}
                edit={edits[edit]}
                index={edit}
                verdict={verdicts[edit]}
                isCurrent={edit === here}
                isOpen={open === edit}
                onOpenChange={(isOpen) => openMark(edit, isOpen)}
                onDecide={(verdict) => settle(edit, verdict)}
              />
            </MarkWords>
          )
        })}
      </p>
      <p id={`${name}-keys`} className="sr-only">
        {t('create.marks.keys')}
      </p>
    </div>
  )
}
