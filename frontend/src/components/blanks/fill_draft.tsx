import { useEffect, useState, useSyncExternalStore } from 'react'
import { blankFields } from '#app/prompts/domain/blanks/blank_fields'
import { readBlanks } from '#app/prompts/domain/blanks/blanks'
import { fillBlanks } from '#app/prompts/domain/blanks/fill_blanks'
import { filledWith, openPlaces } from '#app/prompts/domain/tryout/places'
import { FillBlanks } from '#frontend/components/blanks/fill_blanks'
import { AnswerKeeper } from '#frontend/lib/storage/answer_keeper'
import { engine } from '#frontend/lib/engine/engine_client'
import { useWorkedOut } from '#frontend/lib/engine/use_worked_out'
import { t } from '#frontend/lib/texts'

interface Props {
  text: string
  onChange: (text: string) => void
  /** The focus left a field, as it does when the form closes. */
  onBlur?: () => void
  /** Shows the form at once where the text has `{{variables}}`, as templates do. */
  opensForVariables?: boolean
  /** Fills only the blanks: the variables get their values elsewhere. */
  keepsVariables?: boolean
}

/**
 * Fills the blanks and variables of a text that its reader edits: the answers go into the text itself. The blanks
 * stay known until the text is edited otherwise, so that an answer can still be changed.
 */
export function FillDraft(props: Props) {
  const { text, onChange, onBlur, opensForVariables = false, keepsVariables = false } = props
  const fill = keepsVariables ? fillBlanks : filledWith
  const [{ base, keeper }, setFilling] = useState(() => fillingFrom(text))
  const view = useSyncExternalStore(keeper.subscribe, () => keeper.view)
  useEffect(
    () => keeper.subscribe(() => onChange(fill(base, keeper.view.answers))),
    [base, keeper, onChange, fill]
  )
  if (fill(base, view.answers) !== text) setFilling(fillingFrom(text))
  const places = keepsVariables ? readBlanks(base) : openPlaces(base)
  return (
    <div className="contents" onBlur={onBlur}>
      <FillBlanks
        fields={blankFields(base, places)}
        isOpenAtFirst={opensForVariables && places.some(({ start }) => base[start] === '{')}
        view={view}
        keeper={keeper}
        note={<DraftScore text={text} />}
      />
    </div>
  )
}

/** Nothing is kept aside: the text is where the answers are. */
const fillingFrom = (base: string) => ({
  base,
  keeper: new AnswerKeeper({ find: () => new Map(), keep: () => undefined }),
})

const assess = (text: string) => engine.assess(text)

function DraftScore({ text }: { text: string }) {
  const score = useWorkedOut(text, assess)?.result?.score
  if (!score) return null
  return (
    <p className="ml-auto text-sm text-muted tabular-nums">
      {t('blanks.score', { value: score.value })}
    </p>
  )
}
