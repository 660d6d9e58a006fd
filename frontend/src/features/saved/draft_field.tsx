import { useId, useState } from 'react'
import { SaveStatus } from '#frontend/components/save_status'
import type { DraftSaver, DraftState } from '#frontend/features/saved/draft_saver'
import { t } from '#frontend/lib/texts'

interface Props {
  saver: DraftSaver
  draftNow: DraftState
  isRecovered: boolean
}

export const PROMPT_LENGTH = 50_000

export function DraftField({ saver, draftNow, isRecovered }: Props) {
  const { text, state, savedAt, message } = draftNow
  const id = useId()
  const [told, setTold] = useState(isRecovered)
  const tooLong = text.length > PROMPT_LENGTH

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="font-medium">
          {t('saved.prompt.draft')}
        </label>
        <SaveStatus
          state={state}
          savedAt={savedAt}
          message={message}
          onReload={() => void saver.reload()}
          onKeepMine={() => void saver.keepMine()}
        />
      </div>
      {told && (
        <p role="status" className="mt-2 text-sm">
          {t('saved.prompt.recovered')}
        </p>
      )}
      <textarea
        id={id}
        value={text}
        onChange={(event) => {
          saver.change(event.target.value)
          setTold(false)
        }}
        onBlur={() => void saver.flush()}
        aria-describedby={`${id}-help`}
        aria-invalid={tooLong}
        spellCheck
        className="prompt-text mt-2 field-sizing-content max-h-[70vh] min-h-72 w-full max-w-[760px] rounded-card border border-line-strong bg-raised p-4"
      />
      <p id={`${id}-help`} className={`mt-1 text-xs ${tooLong ? 'text-danger' : 'text-muted'}`}>
        {tooLong
          ? t('saved.prompt.tooLong', { most: PROMPT_LENGTH.toLocaleString() })
          : t('saved.prompt.draftHelp')}{' '}
        <span className="tabular-nums">
          {t('saved.prompt.count', {
            count: text.length,
            shown: text.length.toLocaleString(),
            most: PROMPT_LENGTH.toLocaleString(),
          })}
        </span>
      </p>
    </div>
  )
}
