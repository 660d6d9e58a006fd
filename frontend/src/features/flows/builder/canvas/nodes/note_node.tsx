import type { NodeProps } from '@xyflow/react'
import { X } from 'lucide-react'
import { memo, useRef } from 'react'
import { MAX_NOTE_LENGTH } from '#app/flows/domain/values/limits'
import { InPlaceText } from '#frontend/components/fields/in_place_text'
import { useCanvas } from '#frontend/features/flows/builder/canvas/canvas_context'
import type { NoteNode as Shown } from '#frontend/features/flows/builder/canvas/mapping/canvas_node'
import { FLOW_FOCUS, holdFocus } from '#frontend/features/flows/builder/hold_focus'
import { useHeldLongText } from '#frontend/features/flows/builder/use_held_text'
import { t } from '#frontend/lib/texts'

/** A sticky note, edited in place. What is typed in one go is undone in one go. */
export const NoteNode = memo(function StickyNote({ data: { note } }: NodeProps<Shown>) {
  const { isReadOnly, dispatch } = useCanvas()
  const { id } = note
  const { text, fault, change, endTyping } = useNoteText(note)
  return (
    <div className="canvas-note flex h-full flex-col px-3.5 pt-6 pb-2.5">
      <InPlaceText
        label={t('canvas.note.text')}
        placeholder={t('canvas.note.placeholder')}
        value={text}
        readOnly={isReadOnly}
        aria-invalid={fault !== undefined || undefined}
        className="nodrag nopan nowheel text-sm leading-5"
        onBlur={endTyping}
        onChange={({ target }) => change(target.value)}
      />
      {fault && (
        <p role="alert" className="text-xs text-danger">
          {fault}
        </p>
      )}
      {!isReadOnly && (
        <button
          type="button"
          aria-label={t('canvas.note.remove')}
          onClick={() => {
            dispatch({ type: 'remove-note', id })
            holdFocus(FLOW_FOCUS)
          }}
          className="canvas-tool nodrag nopan absolute top-0.5 right-0.5 grid size-6 place-items-center rounded-md hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-3.5" />
        </button>
      )}
    </div>
  )
})

function useNoteText({ id, text }: Shown['data']['note']) {
  const { dispatch } = useCanvas()
  const hasTyped = useRef(false)
  const held = useHeldLongText({
    ...{ place: `note ${id}`, value: text, most: MAX_NOTE_LENGTH },
    onChange: (next) => {
      dispatch({ type: 'set-note', id, text: next }, hasTyped.current)
      hasTyped.current = true
    },
  })
  const endTyping = () => {
    hasTyped.current = false
  }
  return { ...held, endTyping }
}
