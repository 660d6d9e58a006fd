import { useState } from 'react'
import { BlankLine } from '#frontend/components/blanks/blank_inputs'
import type { BlankInputProps } from '#frontend/components/blanks/blank_input_props'
import { isoDate, writtenDate } from '#frontend/lib/time/written_date'
import { t } from '#frontend/lib/texts'

/** A day from the platform's calendar, or words such as "end of May". */
export function BlankDate(props: BlankInputProps) {
  const { id, label, answer, described, onAnswer } = props
  const [wantsWords, setWantsWords] = useState(false)
  const day = isoDate(answer)
  const isWords = wantsWords || (answer !== '' && day === null)
  const swap = () => {
    if (isWords && day === null) onAnswer('')
    setWantsWords(!isWords)
  }
  const action = t(isWords ? 'blanks.pickDay' : 'blanks.inWords')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="min-w-40 flex-1">
        {isWords ? (
          <BlankLine {...props} kind="date" />
        ) : (
          <input
            id={id}
            type="date"
            value={day ?? ''}
            onChange={(event) => onAnswer(writtenDate(event.target.value))}
            aria-describedby={described}
            className="control"
          />
        )}
      </div>
      <button
        type="button"
        onClick={swap}
        aria-label={t('blanks.of', { action, title: label })}
        className="text-link min-h-6 text-sm"
      >
        {action}
      </button>
    </div>
  )
}
