import { readablePieces } from '#frontend/lib/plain_variables'

/** A text in which each variable is a label with its name, without the marks that only a model needs. */
export function VariableText({ text }: { text: string }) {
  return readablePieces(text).map((piece, at) =>
    piece.isVariable ? (
      <bdi
        key={at}
        className="rounded-sm bg-raised box-decoration-clone px-1 py-px font-medium text-ink ring-1 ring-line-strong ring-inset"
      >
        {piece.text}
      </bdi>
    ) : (
      piece.text
    )
  )
}
