import { useState } from 'react'
import { AnswerArea } from '#frontend/components/fields/answer_area'
import type { BlankInputProps } from '#frontend/components/blanks/blank_input_props'
import { RadioOption } from '#frontend/components/fields/radio_option'
import { t } from '#frontend/lib/texts'

interface Props extends BlankInputProps {
  choices: string[]
}

const PILL =
  'flex min-h-9 items-center rounded-control border border-line-strong bg-raised px-3 text-sm has-checked:border-ink has-checked:bg-paper has-checked:font-medium has-checked:ring-1 has-checked:ring-ink'

/** One of the alternatives that the label offers, or something else. */
export function BlankChoice({ id, label, answer, choices, described, onAnswer }: Props) {
  const [wantsOther, setWantsOther] = useState(false)
  const isOther = wantsOther || (answer !== '' && !choices.includes(answer))
  const chosen = isOther ? null : choices.find((choice) => choice === answer)
  // The group is one stop of the Tab key, in every browser.
  const stop = chosen === undefined ? choices[0] : chosen
  const choose = (choice: string | null) => {
    setWantsOther(choice === null)
    onAnswer(choice ?? '')
  }
  return (
    <fieldset aria-describedby={described} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-medium break-words">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {[...choices, null].map((choice) => (
          <RadioOption
            key={choice ?? 'other'}
            name={id}
            checked={choice === chosen}
            tabIndex={choice === stop ? 0 : -1}
            onChange={() => choose(choice)}
            className={PILL}
          >
            {choice ?? t('blanks.ownWords')}
          </RadioOption>
        ))}
      </div>
      {isOther && (
        <AnswerArea
          value={answer}
          onChange={(text) => {
            setWantsOther(true)
            onAnswer(text)
          }}
          aria-label={t('blanks.ownWordsOf', { label })}
        />
      )}
    </fieldset>
  )
}
