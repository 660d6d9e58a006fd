import { withVariables } from '#app/core/domain/variables'
import { useId, useState, type FocusEvent } from 'react'
import {
  answerName,
  spokenName,
  type BlankField as Field,
} from '#app/prompts/domain/blanks/blank_fields'
import { blankInput, type BlankKind } from '#app/prompts/domain/blanks/blank_kind'
import { BlankChoice } from '#frontend/components/blanks/blank_choice'
import { BlankDate } from '#frontend/components/blanks/blank_date'
import { BlankLine, BlankText } from '#frontend/components/blanks/blank_inputs'
import type { BlankInputProps } from '#frontend/components/blanks/blank_input_props'
import { FactChips } from '#frontend/components/blanks/fact_chips'
import { describe, FieldFrame } from '#frontend/components/fields/field_frame'
import { FieldNotes } from '#frontend/components/fields/field_notes'
import type { FactShelf } from '#frontend/lib/facts/use_fact_shelf'
import { hasText, t, type TextKey } from '#frontend/lib/texts'

interface Props {
  field: Field
  answer: string
  facts: FactShelf | null
  onAnswer: (answer: string) => void
  /** The person left the field, or chose a whole answer. */
  onRest: () => void
}

/** One thing that a text asks for, with the input that fits it and the facts that may answer it. */
export function BlankField({ field, answer, facts, onAnswer, onRest }: Props) {
  const id = useId()
  const { isTyping, ...focus } = useTyping(onRest)
  const { kind, choices } = blankInput(field.label)
  const label = field.isVariable ? questionFor(field) : phraseOf(field.label, choices)
  const help = helpOf(field)
  const described = describe(id, { help })['aria-describedby']
  const props = { id, label, answer, described, onAnswer }
  const chooseOnce = (chosen: string) => {
    onRest()
    onAnswer(chosen)
    onRest()
  }
  return (
    <div data-blank={kind} {...focus} className="grid min-w-0 content-start gap-1.5">
      {kind === 'choice' ? (
        <>
          <BlankChoice {...props} choices={choices} />
          <FieldNotes id={id} help={help} />
        </>
      ) : (
        <FieldFrame id={id} label={label} help={help}>
          {inputFor(kind, props)}
        </FieldFrame>
      )}
      {facts && kind !== 'choice' && (
        <FactChips
          label={answerName(field)}
          answer={answer}
          facts={facts}
          isPassedBy={isTyping && answer !== ''}
          onUse={chooseOnce}
        />
      )}
    </div>
  )
}

/** Whether one of the inputs has the focus. */
function useTyping(onLeave: () => void) {
  const [isTyping, setTyping] = useState(false)
  const onFocus = ({ target }: FocusEvent) => setTyping(target.matches('input, textarea'))
  const onBlur = () => {
    setTyping(false)
    onLeave()
  }
  return { isTyping, onFocus, onBlur }
}

function inputFor(kind: BlankKind, props: BlankInputProps) {
  const isLines = props.answer.includes('\n')
  if (kind === 'date' && !isLines) return <BlankDate {...props} />
  if (kind === 'text' || kind === 'long' || kind === 'choice' || isLines) {
    return <BlankText {...props} rows={kind === 'long' ? 2 : 1} />
  }
  return <BlankLine {...props} kind={kind} />
}

/** What stands for the blank itself in the sentence around it. */
const ITSELF = '[…]'

const spokenVariable = (label: string) => `[${spokenName(label).toLowerCase()}]`

/** Where the answer will stand, unless its sentence is cut off or says no more than a short label. */
function helpOf({ sentence, places }: Field): string | undefined {
  const isCut = /^…|…$/.test(sentence)
  const isLabel = /^[^.]{1,40}: \[…\]\.?$/.test(sentence)
  const count = places.length
  if (sentence === '' || isCut || isLabel) {
    return count > 1 ? t('blanks.placesOnly', { count }) : undefined
  }
  const shown = withVariables(sentence.replaceAll(ITSELF, t('blanks.gap')), spokenVariable)
  return count > 1
    ? t('blanks.places', { count, sentence: shown })
    : t('blanks.place', { sentence: shown })
}

/** What a variable asks for, as a question. */
function questionFor({ key, label }: Field): string {
  const asked = `blanks.asks.${key}` as TextKey
  return hasText(asked) ? t(asked) : t('blanks.asksOther', { name: label.toLowerCase() })
}

const eitherOf = new Intl.ListFormat('en', { type: 'disjunction' })

/** The words between the brackets as a label reads: a phrase with a capital letter. */
function phraseOf(label: string, choices: string[]): string {
  if (choices.length > 0) return t('blanks.choose', { choices: eitherOf.format(choices) })
  return label.charAt(0).toUpperCase() + label.slice(1)
}
