import { useState } from 'react'
import type { Finding, Span } from '#app/prompts/domain/types'
import { Button } from '#frontend/components/button'
import { FindingText } from '#frontend/features/create/finding_text'
import { quoteOf } from '#frontend/prompts/quote'
import { wholeWords } from '#frontend/features/create/marks/changed_words'
import { t } from '#frontend/lib/texts'

const AT_FIRST = 3

interface Props {
  text: string
  findings: Finding[]
  onShow: (span: Span) => void
}

/** What is wrong, problem first, each with the place in the text to which it leads. */
export function FindingList({ text, findings, onShow }: Props) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? findings : findings.slice(0, AT_FIRST)
  return (
    <>
      <h3 className="mt-4 text-sm font-semibold">{t('create.analysis.findings')}</h3>
      {findings.length === 0 && (
        <p className="mt-1 text-sm text-muted">{t('create.analysis.findingsNone')}</p>
      )}
      <ul className="mt-1 divide-y divide-line text-sm">
        {shown.map((finding) => (
          <li key={`${finding.rule} ${finding.start} ${finding.end}`} className="py-2">
            <FindingText finding={finding} />
            <Place text={text} finding={finding} onShow={onShow} />
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
  const quote = quoteOf(text, wholeWords(text, finding))
  const name = isWhole || quote === '' ? t('create.analysis.wholeText') : `“${quote}”`
  return (
    <button
      type="button"
      onClick={() => onShow({ start, end })}
      aria-label={t('create.analysis.show', { text: name })}
      className="text-link mt-0.5 block min-h-6 max-w-full truncate text-left text-muted"
    >
      {name}
    </button>
  )
}
