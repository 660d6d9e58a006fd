import { ArrowLeftRight } from 'lucide-react'
import { useMemo, useState, type ReactNode } from 'react'
import { Button } from '#frontend/components/button'
import type { Comparable } from '#frontend/components/compare/comparable'
import { CompareFindings } from '#frontend/components/compare/compare_findings'
import { Dialog } from '#frontend/components/overlays/dialog'
import { DiffView } from '#frontend/components/compare/diff_view'
import { Select } from '#frontend/components/fields/select'
import { countChanges } from '#frontend/lib/engine/count_changes'
import { t } from '#frontend/lib/texts'

interface Props {
  choices: Comparable[]
  from: string
  to: string
  /** Told which two are compared from now on. */
  onChoose?: (chosen: { from: string; to: string }) => void
  /** What stands there while a text is not loaded. */
  missing?: ReactNode
  onClose: () => void
}

/** Any two of some texts side by side: their words, what the rules say of them, and their scores. */
export function CompareDialog({ choices, from, to, onChoose, missing, onClose }: Props) {
  const [chosen, setChosen] = useState({ from, to })
  const choose = (change: Partial<typeof chosen>) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    onChoose?.(next)
  }
  const named = (value: string) => choices.find((choice) => choice.value === value) ?? choices[0]
  const [before, after] = [named(chosen.from), named(chosen.to)]

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('compare.title')}
      description={t('compare.lead')}
    >
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('compare.from')}
          value={before.value}
          onChange={(value) => choose({ from: value })}
          options={choices}
        />
        <Button icon={ArrowLeftRight} onClick={() => choose({ from: chosen.to, to: chosen.from })}>
          {t('compare.swap')}
        </Button>
        <Select
          label={t('compare.to')}
          value={after.value}
          onChange={(value) => choose({ to: value })}
          options={choices}
        />
      </div>
      {isLoaded(before) && isLoaded(after) ? (
        <Differences before={before} after={after} />
      ) : (
        <div className="mt-4">{missing}</div>
      )}
    </Dialog>
  )
}

type Loaded = Comparable & { text: string }

const isLoaded = (one: Comparable): one is Loaded => one.text !== null

function Differences({ before, after }: { before: Loaded; after: Loaded }) {
  const { added, removed } = useMemo(
    () => countChanges(before.text, after.text),
    [before.text, after.text]
  )
  return (
    <>
      <p aria-live="polite" className="mt-4 text-sm text-muted">
        {before.text === after.text
          ? t('compare.same')
          : `${t('compare.added', { count: added })}, ${t('compare.removed', { count: removed })}`}
      </p>
      <div
        role="region"
        tabIndex={0}
        aria-label={t('compare.diffLabel', { from: before.label, to: after.label })}
        className="mt-3 max-h-[40vh] overflow-y-auto rounded-control border border-line bg-paper p-4"
      >
        <DiffView before={before.text} after={after.text} />
      </div>
      <CompareFindings before={before} after={after} />
    </>
  )
}
