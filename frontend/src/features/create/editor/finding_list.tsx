import { useState } from 'react'
import type { Finding, Span } from '#app/prompts/domain/types'
import { Button } from '#frontend/components/button'
import { quoteOf } from '#frontend/prompts/quote'
import { t } from '#frontend/lib/texts'

const AT_FIRST = 4

interface Props {
  text: string
  findings: Finding[]
  onShow: (span: Span) => void
}

/** What the rules say, each about a place in the text to which it leads. */
export function FindingList({ text, findings, onShow }: Props) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? findings : findings.slice(0, AT_FIRST)
  return (
    <>
      <h3 className="mt-5 text-sm font-semibold">{t('create.analysis.findings')}</h3>
      {findings.length === 0 && (
        <p className="mt-1 text-sm text-muted">{t('create.analysis.findingsNone')}</p>
      )}
      <ul className="mt-2 divide-y divide-line text-sm">
        {shown.map((finding) => (
          <li key={`${finding.rule} ${finding.start} ${finding.end}`} className="py-2.5">
            <Place text={text} finding={finding} onShow={onShow} />
            <p>{finding.why}</p>
          </li>
        ))}
      </ul>
      {findings.length > AT_FIRST && (
        <Button size="sm" variant="ghost" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen
            ? t('create.analysis.less')
            : t('create.analysis.more', { total: findings.length })}
        </Button>
      )}
    </>
  )
}

function Place({
  text,
  finding,
  onShow,
}: {
  text: string
  finding: Finding
  onShow: Props['onShow']
}) {
  const { start, end } = finding
  const isWhole = start === 0 && end >= text.trimEnd().length
  const quote = quoteOf(text, finding)
  const name = isWhole || quote === '' ? t('create.analysis.wholeText') : `“${quote}”`
  return (
    <button
      type="button"
      onClick={() => onShow({ start, end })}
      aria-label={t('create.analysis.show', { text: name })}
      className="text-link mb-0.5 block min-h-6 max-w-full truncate text-left text-muted"
    >
      {name}
    </button>
  )
}
