import { useState } from 'react'
import { SaveStatus } from '#frontend/components/save_status'
import { useLongPaste } from '#frontend/components/fields/use_long_paste'
import { TextArea } from '#frontend/components/fields/text_area'
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
  const { text } = view.draft
  const [isNoticeShown, setNoticeShown] = useState(isRecovered)
  const { refusal, handlers } = useLongPaste(PROMPT_LENGTH)

  return (
    <div className="grid gap-2">
      {isNoticeShown && (
        <p role="status" className="text-sm">
          {t('saved.prompt.recovered')}
        </p>
      )}
      <TextArea
        {...handlers}
        size="page"
        className="max-w-[760px]"
        label={t('saved.prompt.draft')}
        help={t('saved.prompt.draftHelp')}
        error={refusal ?? tooLong(text)}
        counter={{ count: text.length, most: PROMPT_LENGTH }}
        aside={<DraftSaveStatus sync={sync} view={view} />}
        spellCheck
        value={text}
        onChange={(event) => {
          sync.change({ text: event.target.value })
          setNoticeShown(false)
        }}
        onBlur={() => void sync.flush()}
      />
    </div>
  )
}

const tooLong = (text: string): string | undefined =>
  text.length > PROMPT_LENGTH
    ? t('saved.prompt.tooLong', { most: PROMPT_LENGTH.toLocaleString() })
    : undefined

/** The draft of an opened prompt is kept on the server before anything is typed. */
function DraftSaveStatus({ sync, view: { state, savedAt, message } }: Omit<Props, 'isRecovered'>) {
  return (
    <SaveStatus
      state={state === 'idle' || state === 'local' ? 'saved' : state}
      savedAt={savedAt}
      message={message}
      onReload={() => void sync.reload()}
      onKeepMine={() => void sync.keepMine()}
    />
  )
}
