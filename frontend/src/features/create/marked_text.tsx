import type { ReactNode } from 'react'
import { JumpLink } from '#frontend/features/create/jump_link'
import type { Mark } from '#frontend/features/create/marks'
import { PROSE } from '#frontend/features/create/prompt_text'
import { t } from '#frontend/lib/texts'

const LOOKS = {
  added: 'bg-success-soft decoration-success underline-offset-4',
  removed: 'bg-danger-soft text-muted decoration-danger',
}

interface Props {
  marks: Mark[]
  /** The id of the place where the reason of an edit stands. */
  idOf: (edit: number) => string
}

/** A text with an editor's marks; each change ends with the number of its reason. */
export function MarkedText({ marks, idOf }: Props) {
  return (
    <p className={PROSE}>
      {marks.map(({ kind, text, edit }, index) => {
        if (kind === 'kept' || edit === null) return text
        const isLast = marks[index + 1]?.edit !== edit
        return (
          <Change key={`${kind} ${edit}`} kind={kind} text={text}>
            {isLast && (
              <sup className="ml-0.5 text-xs">
                <JumpLink to={idOf(edit)} className="px-0.5 text-muted no-underline">
                  {edit + 1}
                </JumpLink>
              </sup>
            )}
          </Change>
        )
      })}
    </p>
  )
}

interface ChangeProps {
  kind: 'added' | 'removed'
  text: string
  children: ReactNode
}

function Change({ kind, text, children }: ChangeProps) {
  const Tag = kind === 'added' ? 'ins' : 'del'
  const words = text.trimEnd()
  return (
    <>
      <Tag className={`rounded-xs decoration-1 ${LOOKS[kind]}`}>
        <span className="sr-only">{t(`create.variant.${kind}`)}</span>
        {words}
        <span className="sr-only">{t('create.variant.end')}</span>
      </Tag>
      {children}
      {text.slice(words.length)}
    </>
  )
}
