import { createElement, type ReactNode } from 'react'
import type { Part, Piece } from '#app/content/domain/article'
import { ArticlePieces } from '#frontend/components/article/article_pieces'

export type PromptPart = Extract<Part, { kind: 'prompt' }>

interface Props {
  parts: readonly Part[]
  /** What stands in the place of a prompt; nothing where the article has none. */
  prompt?: (part: PromptPart) => ReactNode
}

/** An article part by part. Nothing of its text becomes markup of the page. */
export const ArticleParts = ({ parts, prompt }: Props) =>
  parts.map((part, at) => <ArticlePart key={at} part={part} prompt={prompt} />)

function ArticlePart({ part, prompt }: { part: Part; prompt: Props['prompt'] }) {
  switch (part.kind) {
    case 'heading':
      return <Heading {...part} />
    case 'paragraph':
      return <Words pieces={part.pieces} />
    case 'quote':
      return (
        <blockquote className="min-w-0 border-l-2 border-line-strong pl-4 text-muted">
          <Words pieces={part.pieces} />
        </blockquote>
      )
    case 'list':
      return <List {...part} />
    case 'code':
      return (
        <pre tabIndex={0} className="overflow-x-auto rounded-control bg-sunken p-3 text-sm">
          <code className="font-mono">{part.text}</code>
        </pre>
      )
    case 'prompt':
      return prompt?.(part) ?? null
  }
}

function Heading({ level, id, text }: Extract<Part, { kind: 'heading' }>) {
  const look = level === 2 ? 'mt-8 text-2xl' : 'mt-4 text-lg'
  return createElement(
    `h${level}`,
    {
      id,
      tabIndex: -1,
      className: `${look} scroll-mt-24 font-serif font-medium break-words outline-none`,
    },
    text
  )
}

const Words = ({ pieces }: { pieces: Piece[] }) => (
  <p className="break-words whitespace-pre-wrap">
    <ArticlePieces pieces={pieces} />
  </p>
)

function List({ start, items }: Extract<Part, { kind: 'list' }>) {
  const entries = items.map((pieces, at) => (
    <li key={at} className="pl-1 break-words whitespace-pre-wrap">
      <ArticlePieces pieces={pieces} />
    </li>
  ))
  if (start === null) return <ul className="grid list-disc gap-2 pl-6">{entries}</ul>
  return (
    <ol start={start} className="grid list-decimal gap-2 pl-6">
      {entries}
    </ol>
  )
}
