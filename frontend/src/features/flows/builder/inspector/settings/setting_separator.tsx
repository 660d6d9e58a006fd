import { useState } from 'react'
import { Select } from '#frontend/components/fields/select'
import { TextArea } from '#frontend/components/fields/text_area'
import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import { placeOf } from '#frontend/features/flows/builder/inspector/problem_places'
import { SEPARATORS } from '#frontend/features/flows/builder/inspector/settings/separators'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { schemaAt, useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { useHeldLongText } from '#frontend/features/flows/builder/use_held_text'
import { t } from '#frontend/lib/texts'

const OTHER = 'other'

/** What stands between the texts: one of the usual, or a text of one's own. */
export function SettingSeparator({ setting, path, value, error }: SettingProps<'separator'>) {
  const { set } = useStepForm()
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
      {isOwn && <OwnSeparator {...{ path, error }} text={text} />}
    </div>
  )
}

interface OwnProps extends Pick<SettingProps<'separator'>, 'path' | 'error'> {
  text: string
}

function OwnSeparator({ path, text, error }: OwnProps) {
  const { node, set } = useStepForm()
  const own = useHeldLongText({
    ...{ place: `${node.id} ${placeOf(path)}`, value: text },
    most: schemaAt(node, path)?.maxLength,
    onChange: (next) => set(path, next, true),
  })
  return (
    <TextArea
      label={t('inspector.combine.own')}
      error={own.fault ?? error}
      rows={2}
      value={own.text}
      onChange={({ target }) => own.change(target.value)}
    />
  )
}
