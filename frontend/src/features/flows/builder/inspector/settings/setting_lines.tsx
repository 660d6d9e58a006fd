import { useState } from 'react'
import { TextArea } from '#frontend/components/fields/text_area'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { schemaAt, useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { t } from '#frontend/lib/texts'

/** A list of short texts, one a line. Empty lines are kept while they are typed. */
export function SettingLines({ setting, path, value, error }: SettingProps<'lines'>) {
  const { node, set } = useStepForm()
  const [typed, setTyped] = useState<string | null>(null)
  const schema = schemaAt(node, path)
  const known = Array.isArray(value) ? value.map(String).join('\n') : ''
  const change = (text: string) => {
    setTyped(text)
    set(path, linesOf(text, schema?.maxItems, schema?.items?.maxLength), true)
  }
  return (
    <TextArea
      label={t(setting.label)}
      help={setting.help && t(setting.help)}
      error={error}
      value={typed ?? known}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped(null)}
    />
  )
}

function linesOf(text: string, mostLines = Infinity, mostLength = Infinity): string[] {
  const lines = text.split('\n').map((line) => line.trim().slice(0, mostLength).toWellFormed())
  return lines.filter((line) => line !== '').slice(0, mostLines)
}
