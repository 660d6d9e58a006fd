import { useState } from 'react'
import { Dialog } from '#frontend/components/overlays/dialog'
import { Select } from '#frontend/components/fields/select'
import { KindChoice } from '#frontend/features/flows/builder/steps/questions/kind_choice'
import type { KindQuestion } from '#frontend/features/flows/builder/steps/questions/question'
import { t } from '#frontend/lib/texts'

interface Props {
  question: KindQuestion
  onClose: () => void
}

/** Asks which kind of step is added, and where. */
export function KindDialog({ question: { places, onAnswer }, onClose }: Props) {
  const [place, setPlace] = useState('0')
  return (
    <Dialog open onOpenChange={onClose} title={t('steps.do.addTitle')}>
      <div className="grid gap-4">
        {places.length > 0 && (
          <Select
            label={t('steps.ask.where')}
            value={place}
            onChange={setPlace}
            options={places.map((label, at) => ({ value: String(at), label }))}
          />
        )}
        <KindChoice
          onChoose={(kind) => {
            onClose()
            onAnswer(kind, Number(place))
          }}
        />
      </div>
    </Dialog>
  )
}
