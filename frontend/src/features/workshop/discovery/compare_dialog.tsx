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
  const [firstId, setFirst] = useState(prompts[0].id)
  const [secondId, setSecond] = useState(prompts[1].id)
  const first = prompts.find(({ id }) => id === firstId) ?? prompts[0]
  const second = prompts.find(({ id }) => id === secondId) ?? prompts[1]
  const options = prompts.map(({ id, title }, at) => ({
    value: id,
    label: t('workshop.discovery.numbered', { number: at + 1, title }),
  }))
  const remove = (prompt: WorkshopPrompt) => () => {
    onClose()
    merge.remove(prompt)
  }
  const keep = () => {
    onClose()
    merge.keepApart(first, [second])
  }
  const isSame = first.id === second.id
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={t('workshop.discovery.compareTitle')}
      description={t('workshop.discovery.compareLead')}
      footer={
        <>
          {!first.isTemplate && (
            <Button variant="danger" onClick={remove(first)}>
              {t('workshop.discovery.removeFirst')}
            </Button>
          )}
          {!second.isTemplate && !isSame && (
            <Button variant="danger" onClick={remove(second)}>
              {t('workshop.discovery.removeSecond')}
            </Button>
          )}
          <Button disabled={isSame} onClick={keep}>
            {t('workshop.discovery.keepBoth')}
          </Button>
        </>
      }
    >
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
      <div
        role="region"
        tabIndex={0}
        aria-label={t('workshop.discovery.diffLabel')}
        className="mt-4 max-h-[50vh] overflow-y-auto rounded-control border border-line bg-paper p-4"
      >
        <DiffView before={first.prompt} after={second.prompt} />
      </div>
    </Dialog>
  )
}
