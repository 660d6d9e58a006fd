import { useId } from 'react'
import type { BlankField as Field } from '#app/prompts/domain/blank_fields'
import { blankInput } from '#app/prompts/domain/blank_kind'
import { BlankChoice } from '#frontend/components/blank_choice'
import { BlankDate } from '#frontend/components/blank_date'
import { BlankLine, BlankText } from '#frontend/components/blank_inputs'
import { FactChips } from '#frontend/components/fact_chips'
import { FieldNotes } from '#frontend/components/field_notes'
import { classNames } from '#frontend/lib/class_names'
import type { FactShelf } from '#frontend/lib/use_fact_shelf'
import { t } from '#frontend/lib/texts'

interface Props {
  field: Field
  answer: string
  facts: FactShelf | null
  onAnswer: (answer: string) => void
  /** The reader has left the field, or chose something in one go. */
  onRest: () => void
}

/** What the inputs of all kinds need to know. */
export interface BlankInputProps {
  id: string
  label: string
  answer: string
  onAnswer: (answer: string) => void
}

/** One thing that a text asks for, with the input that fits it and the facts that may answer it. */
export function BlankField({ field, answer, facts, onAnswer, onRest }: Props) {
  const id = useId()
  const { label } = field
  const { kind, choices } = blankInput(label)
  const help = helpOf(field)
  const props = { id, label, answer, onAnswer }
  const described = help ? `${id}-notes` : undefined
  const chooseOnce = (chosen: string) => {
    onRest()
    onAnswer(chosen)
    onRest()
  }
  return (
    <div
      data-blank={kind}
      onBlur={onRest}
      className={classNames(
        'grid min-w-0 content-start gap-1.5',
        kind === 'long' && 'md:col-span-2'
      )}
    >
      {kind === 'choice' ? (
        <BlankChoice {...props} choices={choices} described={described} />
      ) : (
        <>
          <label htmlFor={id} className="text-sm font-medium break-words">
            {label}
          </label>
          {inputFor(kind, props, described)}
        </>
      )}
      <FieldNotes id={id} help={help} />
      {facts && kind !== 'choice' && (
        <FactChips label={label} answer={answer} facts={facts} onUse={chooseOnce} />
      )}
    </div>
  )
}

function inputFor(
  kind: ReturnType<typeof blankInput>['kind'],
  props: BlankInputProps,
  described: string | undefined
) {
  const isLines = props.answer.includes('\n')
  if (kind === 'date' && !isLines) return <BlankDate {...props} described={described} />
  if (kind === 'text' || kind === 'long' || kind === 'choice' || isLines) {
    return <BlankText {...props} described={described} rows={kind === 'long' ? 4 : 1} />
  }
  return <BlankLine {...props} described={described} kind={kind} />
}

function helpOf({ sentence, places }: Field): string | undefined {
  const count = places.length
  if (count === 1) return sentence || undefined
  return sentence ? t('blanks.places', { count, sentence }) : t('blanks.placesOnly', { count })
}
