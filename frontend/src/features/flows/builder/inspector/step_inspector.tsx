import type { FlowNode } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { Fold } from '#frontend/components/fold'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { KIND_FORMS } from '#frontend/features/flows/builder/inspector/forms/kind_forms'
import { MoreSettings } from '#frontend/features/flows/builder/inspector/more_settings'
import { NAME_PLACE, ownSentence } from '#frontend/features/flows/builder/inspector/problem_places'
import { NameField } from '#frontend/features/flows/builder/inspector/settings/name_field'
import { Repairs } from '#frontend/features/flows/builder/inspector/settings/repairs'
import { SettingField } from '#frontend/features/flows/builder/inspector/settings/setting_field'
import {
  StepFormContext,
  useNewStepForm,
  useStepForm,
} from '#frontend/features/flows/builder/inspector/step_form'
import { TopProblems } from '#frontend/features/flows/builder/inspector/top_problems'
import { TryStep } from '#frontend/features/flows/builder/inspector/trying/try_step'
import { UnusedOutput } from '#frontend/features/flows/builder/inspector/unused_output'
import { settingsFocus } from '#frontend/features/flows/builder/hold_focus'
import { PinnedMark } from '#frontend/features/flows/pins/pinned_mark'
import { usePins } from '#frontend/features/flows/pins/use_pins'
import { t } from '#frontend/lib/texts'

/** Everything that one step is made of. Each change is a command at once. */
export function StepInspector({ node }: { node: FlowNode }) {
  const form = useNewStepForm(node)
  const { title, help } = kindOf(node.kind)
  return (
    <StepFormContext value={form}>
      <section aria-labelledby="inspector" className="grid gap-5" onBlur={form.endTyping}>
        <div>
          <h2
            id="inspector"
            tabIndex={-1}
            data-focus={settingsFocus(node.id)}
            className="scroll-mt-4 rounded-control font-semibold break-words"
          >
            {node.name || title}
          </h2>
          {node.name !== title && <p className="mb-2 text-sm text-muted">{title}</p>}
          <Fold title={t('inspector.about')}>
            <p className="mt-1 pl-5.5 text-sm text-muted">{help}</p>
          </Fold>
        </div>
        <PinnedOutput />
        <TopProblems />
        <UnusedOutput />
        <StepName />
        {KIND_FORMS[node.kind].map((setting) => (
          <SettingField
            key={setting.name}
            setting={setting}
            path={[setting.name]}
            around={node.settings}
          />
        ))}
        <TryStep />
        <MoreSettings />
      </section>
    </StepFormContext>
  )
}

function PinnedOutput() {
  const { flow } = useBuilder()
  const { node } = useStepForm()
  const pins = usePins(flow.id)
  const { id, name } = node
  return <PinnedMark nodeId={id} name={name} pins={pins} focusAfter={settingsFocus(id)} />
}

function StepName() {
  const { node, dispatch, problemsAt } = useStepForm()
  const problems = problemsAt(NAME_PLACE)
  const error = problems.map((problem) => ownSentence(problem, node.name)).join(' ')
  return (
    <div className="grid gap-2">
      <NameField
        label={t('inspector.name')}
        help={nameHelp(node)}
        error={error || undefined}
        value={node.name}
        onRename={(name) => dispatch({ type: 'rename-step', id: node.id, name }, 'name')}
      />
      <Repairs problems={problems} />
    </div>
  )
}

/** An Ask has no output of its own, and nothing comes after a result. */
function nameHelp({ kind, name }: FlowNode): string | undefined {
  if (kind === 'ask' || kind === 'result') return undefined
  return t('inspector.nameHelp', { name })
}
