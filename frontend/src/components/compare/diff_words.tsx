import { diffWordsWithSpace } from 'diff'
import { useMemo } from 'react'
import type { DiffViewProps } from '#frontend/components/compare/diff_view'
import { haveLittleInCommon } from '#frontend/lib/engine/count_changes'
import { t } from '#frontend/lib/texts'

/** Comparing further takes seconds, and texts that differ more have little in common. */
const MAX_EDITS = 5_000

export function DiffWords({ before, after, names }: DiffViewProps) {
  const isNamed = names !== undefined
  const changes = useMemo(
    () =>
      isNamed
        ? diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS })
        : diffWordsWithSpace(before, after),
    [before, after, isNamed]
  )
  if (!changes || (isNamed && haveLittleInCommon(changes)))
    return <BothTexts {...{ before, after, names }} />
  if (before === after && before === '') return <p className="text-muted">{t('kit.diff.same')}</p>
  return (
    <div className="prompt-text">
      {changes.map(({ added, removed, value }, index) => (
        <Change key={index} added={added} removed={removed} value={value} />
      ))}
    </div>
  )
}

/** Side by side where there is room. */
const BothTexts = ({ before, after, names }: DiffViewProps) => (
  <div className="@container">
    <div className="grid gap-4 @xl:grid-cols-2">
      <Side name={names?.before} text={before} />
      <Side name={names?.after} text={after} />
    </div>
  </div>
)

const Side = ({ name, text }: { name: string | undefined; text: string }) => (
  <section className="min-w-0">
    <h3 className="mb-1 text-sm font-medium text-muted">{name}</h3>
    <div className="prompt-text">{text}</div>
  </section>
)

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
