import type { ComponentType } from 'react'
import { useAttempts } from '#frontend/features/flows/builder/attempts'
import type {
  PartName,
  Setting,
  SettingPath,
  Values,
} from '#frontend/features/flows/builder/inspector/forms/setting'
import { ownSentence, placeOf } from '#frontend/features/flows/builder/inspector/problem_places'
import { Repairs } from '#frontend/features/flows/builder/inspector/settings/repairs'
import {
  SettingChoice,
  SettingSeveral,
  SettingYesNo,
} from '#frontend/features/flows/builder/inspector/settings/setting_choice'
import { SettingFieldLabel } from '#frontend/features/flows/builder/inspector/settings/setting_field_label'
import { SettingFieldName } from '#frontend/features/flows/builder/inspector/settings/setting_field_name'
import {
  SettingFlow,
  SettingFlowValues,
} from '#frontend/features/flows/builder/inspector/settings/setting_flow'
import { SettingGather } from '#frontend/features/flows/builder/inspector/settings/setting_gather'
import { SettingLines } from '#frontend/features/flows/builder/inspector/settings/setting_lines'
import { SettingList } from '#frontend/features/flows/builder/inspector/settings/setting_list'
import { SettingModel } from '#frontend/features/flows/builder/inspector/settings/setting_model'
import { SettingNumber } from '#frontend/features/flows/builder/inspector/settings/setting_number'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { SettingSeparator } from '#frontend/features/flows/builder/inspector/settings/setting_separator'
import {
  SettingTemplate,
  SettingTemplateValues,
} from '#frontend/features/flows/builder/inspector/settings/setting_template'
import {
  SettingArea,
  SettingLine,
} from '#frontend/features/flows/builder/inspector/settings/setting_text'
import { SettingVariables } from '#frontend/features/flows/builder/inspector/settings/setting_variables'
import { useProblemsAt, useStepForm } from '#frontend/features/flows/builder/inspector/step_form'

const ListOfSettings = (props: SettingProps<'list'>) => (
  <SettingList
    {...props}
    renderSetting={(setting, path, around) => (
      <SettingField key={setting.name} setting={setting} path={path} around={around} />
    )}
  />
)

const PARTS: { [Part in PartName]: ComponentType<SettingProps<Part>> } = {
  'variables': SettingVariables,
  'line': SettingLine,
  'area': SettingArea,
  'choice': SettingChoice,
  'several': SettingSeveral,
  'number': SettingNumber,
  'yes-no': SettingYesNo,
  'lines': SettingLines,
  'list': ListOfSettings,
  'model': SettingModel,
  'field-label': SettingFieldLabel,
  'field-name': SettingFieldName,
  'separator': SettingSeparator,
  'gather': SettingGather,
  'flow': SettingFlow,
  'flow-values': SettingFlowValues,
  'template': SettingTemplate,
  'template-values': SettingTemplateValues,
}

interface Props {
  setting: Setting
  path: SettingPath
  /** The settings, or the entry of a list, that it is part of. */
  around: Values
}

/** One setting with what is wrong with it and what repairs that. Hidden where it does not apply. */
export function SettingField({ setting, path, around }: Props) {
  const { node } = useStepForm()
  const { leaveField } = useAttempts()
  const problems = useProblemsAt(path)
  if (setting.applies?.(around) === false) return null
  const Part = PARTS[setting.as] as ComponentType<SettingProps<PartName>>
  const sentences = problems.map((problem) => ownSentence(problem, node.name))
  return (
    <div
      className="grid min-w-0 grid-cols-1 gap-2"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leaveField(node.id, placeOf(path))
      }}
    >
      <Part
        setting={setting}
        path={path}
        value={around[setting.name]}
        error={sentences.join(' ') || undefined}
      />
      {setting.as !== 'variables' && <Repairs problems={problems} />}
    </div>
  )
}
