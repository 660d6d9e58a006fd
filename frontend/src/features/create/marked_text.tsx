import type { Mark } from '#frontend/features/create/marks'
import { PROSE } from '#frontend/features/create/prompt_text'
import { t } from '#frontend/lib/texts'

/** A text with an editor's marks; each one points at its reason. */
export function MarkedText({ marks, idOf }: { marks: Mark[]; idOf: (edit: number) => string }) {
  return (
    <p className={PROSE}>
      {marks.map((mark, index) => (
        <Marked key={index} mark={mark} idOf={idOf} />
      ))}
    </p>
  )
}

function Marked({ mark, idOf }: { mark: Mark; idOf: (edit: number) => string }) {
  const { kind, text, edit } = mark
  if (edit === null) return text
  if (kind === 'removed') {
    return (
      <del className="rounded-xs bg-danger-soft text-muted decoration-danger decoration-1">
        <span className="sr-only">{`(${t('create.variant.deleted')}: `}</span>
        {text}
        <span className="sr-only">)</span>
      </del>
    )
  }
  const words = text.trimEnd()
  return (
    <ins
      className="rounded-xs bg-success-soft decoration-success decoration-1 underline-offset-4"
      aria-details={idOf(edit)}
    >
      <span className="sr-only">{`(${t('create.variant.inserted')}: `}</span>
      {words}
      <span className="sr-only">)</span>
      <sup className="ml-0.5 text-xs">
        <a href={`#${idOf(edit)}`} className="px-0.5 text-muted no-underline">
          {edit + 1}
        </a>
      </sup>
      {text.slice(words.length)}
    </ins>
  )
}
