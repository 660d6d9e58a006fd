import type { MarkedPiece } from '#frontend/features/landing/demo/marked_pieces'
import { publicTexts } from '#frontend/texts/en/public'

const texts = publicTexts.demo

/** A prompt with an editor's marks; each added stretch points at its reason. */
export function MarkedPrompt({ pieces }: { pieces: MarkedPiece[] }) {
  return (
    <p className="max-w-[70ch] text-[1.0625rem] leading-[1.6] break-words whitespace-pre-wrap">
      {pieces.map((piece, index) => (
        <Piece key={index} {...piece} />
      ))}
    </p>
  )
}

function Piece({ kind, text, reason }: MarkedPiece) {
  const mark = reason && (
    <sup className="whitespace-nowrap">
      <a href={`#reason-${reason}`} className="px-0.5 text-xs text-muted no-underline">
        {reason}
      </a>
    </sup>
  )
  if (kind === 'kept') return <>{text}</>
  if (kind === 'removed') return <del className="text-muted">{text}</del>
  const words =
    kind === 'blank' ? (
      <mark title={texts.blank} className="blank">
        {text}
      </mark>
    ) : (
      text
    )
  return (
    <ins className="marked">
      {words}
      {mark}
    </ins>
  )
}
