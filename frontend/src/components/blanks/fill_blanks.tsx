import { PencilLine } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { isAnswer } from '#app/prompts/domain/blanks/fill_blanks'
import { BlankForm, type BlankFormProps } from '#frontend/components/blanks/blank_form'
import { Button } from '#frontend/components/button'
import { t } from '#frontend/lib/texts'

interface Props extends BlankFormProps {
  /** Tells one from the other where several texts stand on a screen. */
  title?: string
  isOpenAtFirst?: boolean
  /** The button joins the row it stands in, and the form takes the next row of it. */
  isInRow?: boolean
}

/** Opens the short form that fills the blanks of a text; nothing where it has none. */
export function FillBlanks({ title, isOpenAtFirst = false, isInRow, ...form }: Props) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { fields, view } = form
  if (fields.length === 0) return null
  const isFilled = fields.every(({ key }) => isAnswer(view.answers.get(key)))
  const action = t(isFilled ? 'blanks.change' : 'blanks.open')
  const done = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className={isInRow ? 'contents' : 'grid gap-3'}>
      <Button
        ref={opener}
        icon={PencilLine}
        size="sm"
        className="justify-self-start"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={title && t('blanks.of', { action, title })}
        onClick={() => setOpen(!isOpen)}
      >
        {action}
      </Button>
      {isOpen && (
        <div className="order-last w-full">
          <BlankForm {...form} id={id} onDone={done} />
        </div>
      )}
    </div>
  )
}
