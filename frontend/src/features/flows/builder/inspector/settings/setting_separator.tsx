import { useState } from 'react'
import { Select } from '#frontend/components/fields/select'
import { TextArea } from '#frontend/components/fields/text_area'
import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import { SEPARATORS } from '#frontend/features/flows/builder/inspector/settings/separators'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { schemaAt, useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { t } from '#frontend/lib/texts'

const OTHER = 'other'

/** What stands between the texts: one of the usual, or a text of one's own. */
export function SettingSeparator({ setting, path, value, error }: SettingProps<'separator'>) {
  const { node, set } = useStepForm()
  const text = textIn(value)
  const usual = SEPARATORS.find((one) => one.text === text)
  const [isOther, setOther] = useState(usual === undefined)
  const choose = (next: string) => {
    setOther(next === OTHER)
    const found = SEPARATORS.find((one) => one.value === next)
    if (found) set(path, found.text)
  }
  const isOwn = isOther || usual === undefined
  return (
    <div className="grid gap-3">
      <Select
        label={t(setting.label)}
        value={isOwn ? OTHER : usual.value}
        onChange={choose}
        options={[
          ...SEPARATORS.map((one) => ({
            value: one.value as string,
            label: t(`inspector.combine.separators.${one.value}`),
          })),
          { value: OTHER, label: t('inspector.combine.separators.other') },
        ]}
      />
      {isOwn && (
        <TextArea
          label={t('inspector.combine.own')}
          error={error}
          rows={2}
          value={text}
          maxLength={schemaAt(node, path)?.maxLength}
          onChange={({ target }) => set(path, target.value, true)}
        />
      )}
    </div>
  )
}
