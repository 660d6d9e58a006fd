import { ArrowLeftRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/dialog'
import { DiffView } from '#frontend/components/diff_view'
import { Select } from '#frontend/components/select'
import { countChanges } from '#frontend/features/saved/compare_versions'
import type { Version } from '#frontend/features/saved/use_versions'
import { t } from '#frontend/lib/texts'

interface Props {
  versions: Version[]
  draft: string
  first: number
  onClose: () => void
}

const DRAFT = 'draft'

export function CompareDialog({ versions, draft, first, onClose }: Props) {
  const [from, setFrom] = useState(String(first))
  const [to, setTo] = useState(DRAFT)
  const textOf = (chosen: string) =>
    versions.find(({ version }) => String(version) === chosen)?.content ?? draft
  const [before, after] = [textOf(from), textOf(to)]
  const { added, removed } = useMemo(() => countChanges(before, after), [before, after])
  const options = [
    { value: DRAFT, label: t('saved.versions.draft') },
    ...versions.map(({ version }) => ({ value: String(version), label: nameOf(String(version)) })),
  ]
  const swap = () => {
    setFrom(to)
    setTo(from)
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('saved.versions.compareTitle')}
      description={t('saved.versions.compareLead')}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('saved.versions.from')}
          value={from}
          onChange={setFrom}
          options={options}
        />
        <Button icon={ArrowLeftRight} onClick={swap}>
          {t('saved.versions.swap')}
        </Button>
        <Select label={t('saved.versions.to')} value={to} onChange={setTo} options={options} />
      </div>
      <p aria-live="polite" className="mt-4 text-sm text-muted">
        {before === after
          ? t('saved.versions.same')
          : `${t('saved.versions.added', { count: added })}, ${t('saved.versions.removed', { count: removed })}`}
      </p>
      <div
        role="region"
        tabIndex={0}
        aria-label={t('saved.versions.diffLabel', { from: nameOf(from), to: nameOf(to) })}
        className="mt-3 max-h-[50vh] overflow-y-auto rounded-control border border-line bg-paper p-4"
      >
        <DiffView before={before} after={after} />
      </div>
    </Dialog>
  )
}

const nameOf = (chosen: string) =>
  chosen === DRAFT ? t('saved.versions.draft') : t('saved.versions.name', { version: chosen })
