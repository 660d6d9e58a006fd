import type { ReactNode } from 'react'
import type { Mark, Verdict } from '#app/prompts/domain/decisions'
import type { Blank } from '#app/prompts/domain/types'
import { PromptWords } from '#frontend/features/create/marks/prompt_text'
import { t } from '#frontend/lib/texts'

const LOOKS = {
  added: 'bg-success-soft decoration-success underline-offset-4',
  removed: 'bg-danger-soft text-muted decoration-danger',
}

interface Props {
  mark: Extract<Mark, { edit: number }>
  verdict: Verdict | null
  blanksOf: (text: string) => Blank[]
  /** The button that stands at the end of the change. */
  children: ReactNode
}

/** One change in the text: as a mark while it is open, as plain text once it is decided. */
export function MarkWords({ mark, verdict, blanksOf, children }: Props) {
  const { edit, removed, added } = mark
  const plain = verdict === 'rejected' ? removed : added
  const words = verdict ? plain : added
  const end = words.trimEnd().length
  const removedEnd = removed.trimEnd().length
  return (
    <span data-mark={edit} data-verdict={verdict ?? 'open'} className="cursor-pointer">
      {!verdict && removed !== '' && (
        <Change kind="removed">{removed.slice(0, added === '' ? removedEnd : undefined)}</Change>
      )}
      {verdict ? (
        <PromptWords text={words.slice(0, end)} blanks={blanksOf(words.slice(0, end))} />
      ) : (
        <Added text={words.slice(0, end)} blanksOf={blanksOf} />
      )}
      {children}
      {words.slice(end)}
      {!verdict && added === '' && removed.slice(removedEnd)}
    </span>
  )
}

function Added({ text, blanksOf }: { text: string; blanksOf: Props['blanksOf'] }) {
  const words = text.trimStart()
  if (words === '') return null
  return (
    <>
      {text.slice(0, text.length - words.length)}
      <Change kind="added">
        <PromptWords text={words} blanks={blanksOf(words)} />
      </Change>
    </>
  )
}

function Change({ kind, children }: { kind: 'added' | 'removed'; children: ReactNode }) {
  const Tag = kind === 'added' ? 'ins' : 'del'
  return (
    <Tag className={`rounded-xs decoration-1 ${LOOKS[kind]}`}>
      <span className="sr-only">{t(`create.variant.${kind}`)}</span>
      {children}
      <span className="sr-only">{t('create.variant.end')}</span>
    </Tag>
  )
}
