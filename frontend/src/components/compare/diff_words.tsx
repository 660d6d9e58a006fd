import { diffWordsWithSpace } from 'diff'
import { useMemo } from 'react'
import { t } from '#frontend/lib/texts'

export function DiffWords({ before, after }: { before: string; after: string }) {
  const changes = useMemo(() => diffWordsWithSpace(before, after), [before, after])
  if (before === after && before === '') return <p className="text-muted">{t('kit.diff.same')}</p>
  return (
    <div className="prompt-text">
      {changes.map(({ added, removed, value }, index) => (
        <Change key={index} added={added} removed={removed} value={value} />
      ))}
    </div>
  )
}

interface ChangeProps {
  added: boolean
  removed: boolean
  value: string
}

function Change({ added, removed, value }: ChangeProps) {
  if (!added && !removed) return <>{value}</>
  const Mark = added ? 'ins' : 'del'
  const look = added
    ? 'bg-success-soft decoration-success decoration-1 underline-offset-4 [del+&]:ml-1'
    : 'bg-danger-soft decoration-danger decoration-1'
  return (
    <Mark className={`rounded-xs ${look}`}>
      <span className="sr-only">{t(added ? 'kit.diff.inserted' : 'kit.diff.deleted')}</span>
      {value}
      <span className="sr-only">{t('kit.diff.end')}</span>
    </Mark>
  )
}
