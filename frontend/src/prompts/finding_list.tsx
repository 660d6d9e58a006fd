import { useState } from 'react'
import type { Edit, Finding, Span } from '#app/prompts/domain/types'
import { Button } from '#frontend/components/button'
import { FindingText } from '#frontend/prompts/finding_text'
import { quoteOf } from '#frontend/prompts/quote'
import { changedWords, wholeWords } from '#frontend/prompts/changed_words'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/findings'

const AT_FIRST = 3

interface Props {
  text: string
  findings: Finding[]
  onShow: (span: Span) => void
  /** Offers the edit of a finding; without it, findings are only shown. */
  onApply?: (edit: Edit) => void
}

/** What is wrong, problem first, each with the place in the text to which it leads. */
export function FindingList({ text, findings, onShow, onApply }: Props) {
  const [isOpen, setOpen] = useState(false)
  const shown = isOpen ? findings : findings.slice(0, AT_FIRST)
  return (
    <>
      <h3 className="mt-4 text-sm font-semibold">{t('findings.title')}</h3>
      {findings.length === 0 && <p className="mt-1 text-sm text-muted">{t('findings.none')}</p>}
      <ul className="mt-1 divide-y divide-line text-sm">
        {shown.map((finding) => (
          <li key={`${finding.rule} ${finding.start} ${finding.end}`} className="py-2">
            <FindingText finding={finding} />
            <Place text={text} finding={finding} onShow={onShow} />
            {finding.edit && onApply && (
              <Change text={text} edit={finding.edit} onApply={onApply} />
            )}
          </li>
        ))}
      </ul>
      {findings.length > AT_FIRST && (
        <Button size="sm" variant="ghost" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? t('findings.less') : t('findings.more', { total: findings.length })}
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
  const name = isWhole || quote === '' ? t('findings.wholeText') : `“${quote}”`
  return (
    <button
      type="button"
      onClick={() => onShow({ start, end })}
      aria-label={t('findings.show', { text: name })}
      className="text-link mt-0.5 block min-h-6 max-w-full truncate text-left text-muted"
    >
      {name}
    </button>
  )
}

interface ChangeProps {
  text: string
  edit: Edit
  onApply: (edit: Edit) => void
}

function Change({ text, edit, onApply }: ChangeProps) {
  const change = changedWords(text, edit)
  return (
    <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 break-words">{change}</span>
      <Button
        size="sm"
        aria-label={t('findings.applyOf', { change })}
        onClick={() => onApply(edit)}
      >
        {t('findings.apply')}
      </Button>
    </div>
  )
}
