import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { t } from '#frontend/lib/texts'

type Field = HTMLTextAreaElement

/** How many times the limit a field may hold: a browser needs longer to lay out more than a person waits. */
const HELD_LIMITS = 2

/**
 * Keeps a text out of a field that is far longer than the field can take, and says so. The text stays where it comes
 * from.
 * @param most UTF-16 units that the field can take
 */
export function useLongPaste(most: number) {
  const [length, setLength] = useState(0)
  const take = (event: ClipboardEvent<Field> | DragEvent<Field>, from: DataTransfer) => {
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const brought = from.getData('text/plain').length
    const isLong = value.length - (selectionEnd - selectionStart) + brought > HELD_LIMITS * most
    setLength(isLong ? brought : 0)
    if (isLong) event.preventDefault()
  }
  return {
    /** What was not taken; undefined where everything was. */
    refusal: length > 0 ? refusalText(length, most) : undefined,
    handlers: {
      onPaste: (event: ClipboardEvent<Field>) => take(event, event.clipboardData),
      onDrop: (event: DragEvent<Field>) => take(event, event.dataTransfer),
      onInput: () => setLength(0),
    },
  }
}

const refusalText = (length: number, most: number) =>
  t('kit.longPaste', { count: length.toLocaleString('en'), most: most.toLocaleString('en') })
