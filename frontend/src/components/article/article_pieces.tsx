import { Link } from 'react-router'
import type { Piece } from '#app/content/domain/article'

/** Words of an article with how they look and where they lead. */
export const ArticlePieces = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map((piece, at) => <ArticlePiece key={at} piece={piece} />)

function ArticlePiece({ piece: { look, text, href } }: { piece: Piece }) {
  const words = lookOf(look, text)
  if (href === null) return words
  if (href.startsWith('/'))
    return (
      <Link to={href} className="text-link">
        {words}
      </Link>
    )
  return (
    <a href={href} rel="noopener noreferrer" className="text-link">
      {words}
    </a>
  )
}

function lookOf(look: Piece['look'], text: string) {
  if (look === 'strong') return <strong>{text}</strong>
  if (look === 'italic') return <em>{text}</em>
  if (look === 'code') return <code className="font-mono text-[0.9em]">{text}</code>
  return <>{text}</>
}
