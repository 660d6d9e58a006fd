import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import type { Note } from '#app/flows/domain/graph/graph'
import { MAX_NOTE_LENGTH } from '#app/flows/domain/values/limits'
import { Button } from '#frontend/components/button'
import { TextArea } from '#frontend/components/fields/text_area'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { FLOW_FOCUS, holdFocus } from '#frontend/features/flows/builder/hold_focus'
import { useHeldLongText } from '#frontend/features/flows/builder/use_held_text'
import { t } from '#frontend/lib/texts'

/** The text of a sticky note. */
export function NoteInspector({ note: { id, text } }: { note: Note }) {
  const { dispatch } = useBuilder()
  const isTyping = useRef(false)
  const change = (next: string) => {
    dispatch({ type: 'set-note', id, text: next }, isTyping.current)
    isTyping.current = true
  }
  const { fault, ...typed } = useHeldLongText({
    ...{ place: `note ${id}`, value: text, most: MAX_NOTE_LENGTH, onChange: change },
  })
  return (
    <section aria-labelledby="inspector" className="grid gap-4">
      <h2 id="inspector" className="font-semibold">
        {t('inspector.note.title')}
      </h2>
      <TextArea
        label={t('inspector.note.text')}
        error={fault}
        value={typed.text}
        onChange={({ target }) => typed.change(target.value)}
        onBlur={() => (isTyping.current = false)}
      />
      <Button
        size="sm"
        icon={Trash2}
        className="justify-self-start"
        onClick={() => {
          dispatch({ type: 'remove-note', id })
          holdFocus(FLOW_FOCUS)
        }}
      >
        {t('inspector.note.delete')}
      </Button>
    </section>
  )
}
