import { createElement, useMemo } from 'react'
import type { DocumentPart } from '#app/flows/domain/result_file/document_parts'
import { PlainText } from '#frontend/components/markdown/plain_text'
import { useMarkdown } from '#frontend/components/markdown/use_markdown'
import { type PartTree, partTree, rankHeadings } from '#frontend/components/markdown/part_tree'
import type { Piece } from '#app/prompts/domain/export/document/pieces'
import { t } from '#frontend/lib/texts'

export interface MarkdownTextProps {
  text: string
  /** The rank of its outermost headings: one below that of what it stands in. */
  highest?: number
}

/** The title of a result is a heading of the second rank. */
const BELOW_TITLE = 3

/** A text as its Markdown says. Nothing of it becomes markup of the page, and no picture is loaded. */
export function MarkdownDocument({ text, highest = BELOW_TITLE }: MarkdownTextProps) {
  const shown = useMarkdown(text)
  if (!shown || shown.plainBecause)
    return <PlainText text={text} because={shown?.plainBecause ?? undefined} />
  return <ReadDocument parts={shown.parts} highest={highest} />
}

function ReadDocument({ parts, highest }: { parts: DocumentPart[]; highest: number }) {
  const trees = useMemo(() => partTree(rankHeadings(parts, highest)), [parts, highest])
  return (
    <div className="grid max-w-[70ch] grid-cols-1 gap-3 leading-relaxed break-words">
      <Parts parts={trees} />
    </div>
  )
}

const Parts = ({ parts }: { parts: PartTree[] }) =>
  parts.map((part, at) => <Part key={at} part={part} />)

function Part({ part }: { part: PartTree }) {
  switch (part.kind) {
    case 'heading':
      return createElement(
        `h${part.level}`,
        {
          dir: 'auto',
          className: part.level > BELOW_TITLE ? 'mt-1 font-semibold' : 'mt-2 text-lg font-semibold',
        },
        <Pieces pieces={part.pieces} />
      )
    case 'paragraph':
      return <Paragraph pieces={part.pieces} />
    case 'quote':
      return (
        <blockquote dir="auto" className="border-s-2 border-line-strong ps-4 text-muted">
          <Paragraph pieces={part.pieces} />
        </blockquote>
      )
    case 'code':
      return (
        <pre tabIndex={0} className="overflow-x-auto rounded-control bg-sunken p-3 text-sm">
          <code>{part.text}</code>
        </pre>
      )
    case 'rule':
      return <hr className="border-line" />
    case 'table':
      return <Table rows={part.rows} />
    case 'list':
      return <List part={part} />
  }
}

const Paragraph = ({ pieces }: { pieces: Piece[] }) => (
  <p className="whitespace-pre-wrap">
    <Pieces pieces={pieces} />
  </p>
)

function List({ part: { start, items } }: { part: Extract<PartTree, { kind: 'list' }> }) {
  const entries = items.map(({ pieces, parts }, at) => (
    <li key={at} className="whitespace-pre-wrap">
      <Pieces pieces={pieces} />
      {parts.length > 0 && (
        <div className="mt-1 grid grid-cols-1 gap-1 whitespace-normal">
          <Parts parts={parts} />
        </div>
      )}
    </li>
  ))
  if (start === null)
    return (
      <ul dir="auto" className="grid list-disc grid-cols-1 gap-1 ps-6">
        {entries}
      </ul>
    )
  return (
    <ol dir="auto" start={start} className="grid list-decimal grid-cols-1 gap-1 ps-6">
      {entries}
    </ol>
  )
}

function Table({ rows: [head, ...rows] }: { rows: Piece[][][] }) {
  return (
    <div
      role="region"
      aria-label={t('kit.table')}
      tabIndex={0}
      className="overflow-x-auto rounded-control border border-line"
    >
      <table dir="auto" className="w-full text-sm">
        <thead className="bg-sunken text-start">
          <tr>
            {head.map((cell, at) => (
              <th key={at} scope="col" className="min-w-24 px-3 py-2 font-medium">
                <Pieces pieces={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map((cells, at) => (
            <tr key={at}>
              {cells.map((cell, column) => (
                <td key={column} className="min-w-24 px-3 py-2 align-top">
                  <Pieces pieces={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Pieces = ({ pieces }: { pieces: Piece[] }) =>
  pieces.map(({ look, text }, at) => {
    if (look === 'strong') return <strong key={at}>{text}</strong>
    if (look === 'italic') return <em key={at}>{text}</em>
    if (look === 'code') return <code key={at}>{text}</code>
    return <span key={at}>{text}</span>
  })
