import { useRef } from 'react'
import type { Edit } from '#app/prompts/domain/types'
import { textIn } from '#frontend/features/flows/builder/inspector/forms/fresh_entry'
import { PromptCheck } from '#frontend/features/flows/builder/inspector/prompt_check'
import { Repairs } from '#frontend/features/flows/builder/inspector/settings/repairs'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { useProblemsAt, useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import type { EditorHandle } from '#frontend/features/flows/builder/inspector/variables/editor_handle'
import { VariableField } from '#frontend/features/flows/builder/inspector/variables/variable_field'
import { t } from '#frontend/lib/texts'

/** A text with variables; a prompt has its score, its findings and its blanks below. */
export function SettingVariables({ setting, path, value, error }: SettingProps<'variables'>) {
  const { set } = useStepForm()
  const problems = useProblemsAt(path)
  const handle = useRef<EditorHandle>(null)
  const text = textIn(value)
  const apply = ({ start, end, after }: Edit) =>
    set(path, text.slice(0, start) + after + text.slice(end))
  return (
    <div className="grid grid-cols-1 gap-3">
      <VariableField
        {...{ path, error, handle }}
        size={setting.size}
        value={text}
        label={t(setting.label)}
        help={setting.help && t(setting.help)}
      />
      <Repairs problems={problems} />
      {setting.isScored && text.trim() !== '' && (
        <PromptCheck
          text={text}
          onShow={(span) => handle.current?.select(span)}
          onApply={apply}
          onFill={(filled) => set(path, filled, true)}
        />
      )}
    </div>
  )
}
