import { useId, useState } from 'react'
import { SaveStatus } from '#frontend/components/save_status'
import type { DraftView } from '#frontend/prompts/draft'
import type { DraftSync } from '#frontend/prompts/draft_sync'
import { t } from '#frontend/lib/texts'

interface Props {
  sync: DraftSync
  view: DraftView
  isRecovered: boolean
}

export const PROMPT_LENGTH = 50_000

export function DraftField({ sync, view, isRecovered }: Props) {
  const { draft, state, savedAt, message } = view
  const { text } = draft
  const id = useId()
  const [isNoticeShown, setNoticeShown] = useState(isRecovered)
  const tooLong = text.length > PROMPT_LENGTH

  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="font-medium">
          {t('saved.prompt.draft')}
        </label>
        <SaveStatus
          state={state === 'idle' || state === 'local' ? 'saved' : state}
          savedAt={savedAt}
          message={message}
          onReload={() => void sync.reload()}
          onKeepMine={() => void sync.keepMine()}
        />
      </div>
      {isNoticeShown && (
        <p role="status" className="mt-2 text-sm">
          {t('saved.prompt.recovered')}
        </p>
      )}
      <textarea
        id={id}
        value={text}
        onChange={(event) => {
          sync.change({ text: event.target.value })
          setNoticeShown(false)
        }}
        onBlur={() => void sync.flush()}
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
