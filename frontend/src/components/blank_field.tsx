import { useId } from 'react'
import type { BlankField as Field } from '#app/prompts/domain/blank_fields'
import { blankInput } from '#app/prompts/domain/blank_kind'
import { BlankChoice } from '#frontend/components/blank_choice'
import { BlankDate } from '#frontend/components/blank_date'
import { BlankLine, BlankText } from '#frontend/components/blank_inputs'
import { FactChips } from '#frontend/components/fact_chips'
import { FieldNotes } from '#frontend/components/field_notes'
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
  const { kind, choices } = blankInput(field.label)
  const label = phraseOf(field.label, choices)
  const help = helpOf(field)
  const props = { id, label, answer, onAnswer }
  const described = help ? `${id}-notes` : undefined
  const chooseOnce = (chosen: string) => {
    onRest()
    onAnswer(chosen)
    onRest()
  }
  return (
    <div data-blank={kind} onBlur={onRest} className="grid min-w-0 content-start gap-1.5">
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
        <FactChips label={field.label} answer={answer} facts={facts} onUse={chooseOnce} />
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
    return <BlankText {...props} described={described} rows={kind === 'long' ? 2 : 1} />
  }
  return <BlankLine {...props} described={described} kind={kind} />
}

/** What stands for the blank itself in the sentence around it. */
const ITSELF = '[…]'

/** Where the answer will stand, unless its sentence is cut off or says no more than a short label. */
function helpOf({ sentence, places }: Field): string | undefined {
  const isCut = /^…|…$/.test(sentence)
  const isLabel = /^[^.]{1,40}: \[…\]\.?$/.test(sentence)
  const count = places.length
  if (sentence === '' || isCut || isLabel) {
    return count > 1 ? t('blanks.placesOnly', { count }) : undefined
  }
  const shown = sentence.replaceAll(ITSELF, t('blanks.gap'))
  return count > 1
    ? t('blanks.places', { count, sentence: shown })
    : t('blanks.place', { sentence: shown })
}

const eitherOf = new Intl.ListFormat('en', { type: 'disjunction' })

/** The words between the brackets as a label reads: a phrase with a capital letter. */
function phraseOf(label: string, choices: string[]): string {
  if (choices.length > 0) return t('blanks.choose', { choices: eitherOf.format(choices) })
  return label.charAt(0).toUpperCase() + label.slice(1)
}
