import { useState } from 'react'
import { Checkbox } from '#frontend/components/fields/checkbox'
import { Select } from '#frontend/components/fields/select'
import { Slider } from '#frontend/components/fields/slider'
import { Switch } from '#frontend/components/fields/switch'
import { t } from '#frontend/lib/texts'

const AUDIENCES = ['general', 'expert', 'beginner'] as const

export function ChoiceParts() {
  const [audience, setAudience] = useState<(typeof AUDIENCES)[number]>('general')
  const [names, setNames] = useState(true)
  const [marks, setMarks] = useState(false)
  const [tone, setTone] = useState(5)
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 sm:grid-cols-2">
      <div className="grid content-start gap-4">
        <Select
          label={t('kit.gallery.choices.audience')}
          value={audience}
          onChange={setAudience}
          options={AUDIENCES.map((value) => ({ value, label: t(`kit.gallery.choices.${value}`) }))}
        />
        <Checkbox
          label={t('kit.gallery.choices.all')}
          checked={names || 'indeterminate'}
          onChange={setNames}
        />
        <Checkbox label={t('kit.gallery.choices.one')} checked={names} onChange={setNames} />
        <Checkbox label={t('kit.gallery.choices.off')} checked disabled onChange={setNames} />
        <Switch
          label={t('kit.gallery.choices.marks')}
          help={t('kit.gallery.choices.marksHelp')}
          checked={marks}
          onChange={setMarks}
        />
      </div>
      <div className="grid content-start gap-6">
        <Slider
          label={t('kit.gallery.choices.tone')}
          lowLabel={t('kit.gallery.choices.low')}
          highLabel={t('kit.gallery.choices.high')}
          value={tone}
          onChange={setTone}
        />
        <Slider
          label={t('kit.gallery.choices.fixed')}
          value={5}
          onChange={setTone}
          disabled
          reason={t('kit.gallery.choices.fixedReason')}
        />
      </div>
    </div>
  )
}
