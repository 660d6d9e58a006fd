import { useState } from 'react'
import { TextArea } from '#frontend/components/fields/text_area'
import { placeOf } from '#frontend/features/flows/builder/inspector/problem_places'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { schemaAt, useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { useHeldText } from '#frontend/features/flows/builder/use_held_text'
import { t } from '#frontend/lib/texts'

/** A list of short texts, one a line. Empty lines are kept while they are typed. */
export function SettingLines({ setting, path, value, error }: SettingProps<'lines'>) {
  const { node, set } = useStepForm()
  const [typed, setTyped] = useState<string | null>(null)
  const schema = schemaAt(node, path)
  const known = Array.isArray(value) ? value.map(String).join('\n') : ''
  const { text, fault, change } = useHeldText({
    ...{ place: `${node.id} ${placeOf(path)}`, value: known },
    faultOf: (next) => faultOf(linesOf(next), schema?.maxItems, schema?.items?.maxLength),
    onChange: (next) => set(path, linesOf(next), true),
  })
  return (
    <TextArea
      label={t(setting.label)}
      help={setting.help && t(setting.help)}
      error={fault ?? error}
      value={typed ?? text}
      onChange={({ target }) => {
        setTyped(target.value)
        change(target.value)
      }}
      onBlur={() => setTyped(null)}
    />
  )
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim().toWellFormed())
    .filter((line) => line !== '')

function faultOf(lines: string[], mostLines = Infinity, mostLength = Infinity): string | undefined {
  if (lines.length > mostLines)
    return t('builder.tooManyLines', { count: lines.length, most: mostLines })
  const number = lines.findIndex((line) => line.length > mostLength) + 1
  return number > 0 ? t('builder.tooLongLine', { number, most: mostLength }) : undefined
}
