import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/overlays/dialog'
import { DiffView } from '#frontend/components/compare/diff_view'
import { Select } from '#frontend/components/fields/select'
import type { Merge } from '#frontend/features/workshop/discovery/use_merge'
import type { WorkshopPrompt } from '#frontend/features/workshop/workshop_prompts'
import { t } from '#frontend/lib/texts'

interface Props {
  prompts: WorkshopPrompt[]
  merge: Merge
  onClose: () => void
}

/** Two prompts in one text with an editor's marks, and what can be done about them. */
export function CompareDialog({ prompts, merge, onClose }: Props) {
  const pair = usePair(prompts)
  const { first, second, isSame } = pair
  const remove = (prompt: WorkshopPrompt) => () => {
    onClose()
    merge.remove(prompt)
  }
  const keep = () => {
    onClose()
    merge.keepApart(first, [second])
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('workshop.discovery.compareTitle')}
      description={t('workshop.discovery.compareLead')}
      footer={
        <CompareActions
          onRemoveFirst={first.isTemplate ? undefined : remove(first)}
          onRemoveSecond={second.isTemplate || isSame ? undefined : remove(second)}
          onKeepBoth={isSame ? undefined : keep}
        />
      }
    >
      <PairSelects pair={pair} />
      <BothTexts before={first.prompt} after={second.prompt} />
    </Dialog>
  )
}

interface ActionsProps {
  onRemoveFirst?: () => void
  onRemoveSecond?: () => void
  /** Absent where both are the same prompt. */
  onKeepBoth?: () => void
}

function CompareActions({ onRemoveFirst, onRemoveSecond, onKeepBoth }: ActionsProps) {
  return (
    <>
      {onRemoveFirst && (
        <Button variant="danger" onClick={onRemoveFirst}>
          {t('workshop.discovery.removeFirst')}
        </Button>
      )}
      {onRemoveSecond && (
        <Button variant="danger" onClick={onRemoveSecond}>
          {t('workshop.discovery.removeSecond')}
        </Button>
      )}
      <Button disabled={!onKeepBoth} onClick={onKeepBoth}>
        {t('workshop.discovery.keepBoth')}
      </Button>
    </>
  )
}

function BothTexts({ before, after }: { before: string; after: string }) {
  return (
    <div
      role="region"
      tabIndex={0}
      aria-label={t('workshop.discovery.diffLabel')}
      className="mt-4 max-h-[50vh] overflow-y-auto rounded-control border border-line bg-paper p-4"
    >
      <DiffView before={before} after={after} />
    </div>
  )
}

/** Which two of the prompts are compared. */
function usePair(prompts: WorkshopPrompt[]) {
  const [firstId, setFirst] = useState(prompts[0].id)
  const [secondId, setSecond] = useState(prompts[1].id)
  const first = prompts.find(({ id }) => id === firstId) ?? prompts[0]
  const second = prompts.find(({ id }) => id === secondId) ?? prompts[1]
  const options = prompts.map(({ id, title }, at) => ({
    value: id,
    label: t('workshop.discovery.numbered', { number: at + 1, title }),
  }))
  return { first, second, setFirst, setSecond, options, isSame: first.id === second.id }
}

function PairSelects({ pair }: { pair: ReturnType<typeof usePair> }) {
  const { first, second, setFirst, setSecond, options } = pair
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <Select
        label={t('workshop.discovery.first')}
        value={first.id}
        onChange={setFirst}
        options={options}
      />
      <Select
        label={t('workshop.discovery.second')}
        value={second.id}
        onChange={setSecond}
        options={options}
      />
    </div>
  )
}
