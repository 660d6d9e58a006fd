import { useQuery } from '@tanstack/react-query'
import type { FlowNode } from '#app/flows/domain/graph/graph'
import { kindOf } from '#app/flows/domain/kinds/node_kinds'
import { VariableText } from '#frontend/components/variable_text'
import { settingsFocus } from '#frontend/features/flows/builder/hold_focus'
import {
  type Names,
  shownSettings,
  type ShownSetting,
} from '#frontend/features/flows/builder/inspector/shown/shown_settings'
import { listedFlowQuery } from '#frontend/features/flows/my_flows/flow_lists'
import { apiQuery } from '#frontend/lib/api_queries'
import { t } from '#frontend/lib/texts'
import { modelName, useModels } from '#frontend/lib/use_models'

/** What a step is and how it is set, to be read only. */
export function ShownStep({ node }: { node: FlowNode }) {
  const { title, help } = kindOf(node.kind)
  const settings = shownSettings(node, useNames(node))
  return (
    <section aria-labelledby="inspector" className="grid grid-cols-1 gap-5">
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
        <p className="text-sm text-muted">{help}</p>
      </div>
      <SettingList settings={settings} />
    </section>
  )
}

/** What models are called, and the flow or the template that a step uses. */
function useNames({ settings: { flowId, templateId } }: FlowNode): Names {
  const { choices } = useModels()
  const inside = typeof flowId === 'string' ? flowId : ''
  const { data } = useQuery({ ...listedFlowQuery(inside), enabled: inside !== '' })
  const used = typeof templateId === 'string' ? templateId : ''
  const { data: template } = useQuery({
    ...apiQuery('templates.show', { params: { id: used } }),
    enabled: used !== '',
  })
  return {
    model: (id) => {
      const choice = choices.find((one) => one.id === id)
      return choice && modelName(choice)
    },
    flow: (id) => data?.find((flow) => flow.id === id)?.title,
    template: (id) => (id === used ? template?.title : undefined),
  }
}

const SettingList = ({ settings }: { settings: ShownSetting[] }) => (
  <dl className="grid grid-cols-1 gap-4 text-sm">
    {settings.map((setting) => (
      <div key={setting.name} className="min-w-0">
        <dt className="font-medium break-words">{setting.label}</dt>
        <dd className="mt-1">
          <Content {...setting} />
        </dd>
      </div>
    ))}
  </dl>
)

function Content({ label, text, entries }: ShownSetting) {
  if (!entries) return <SettingText label={label} text={text} />
  const filled = entries.filter(({ settings }) => settings.length > 0)
  if (filled.length === 0) return <Nothing />
  return (
    <ol className="grid grid-cols-1 gap-2">
      {filled.map(({ title, settings }, at) => (
        <li key={at} className="min-w-0 rounded-card border border-line p-3">
          {title !== '' && <p className="mb-2 break-words text-muted">{title}</p>}
          <SettingList settings={settings} />
        </li>
      ))}
    </ol>
  )
}

const Nothing = () => <p className="text-muted">{t('inspector.shown.nothing')}</p>

/** UTF-16 units, and lines, of a text that may need to be scrolled. */
const LONG = { length: 400, lines: 10 }

function SettingText({ label, text }: { label: string; text: string }) {
  if (text.trim() === '') return <Nothing />
  const isLong = text.length > LONG.length || text.split('\n').length > LONG.lines
  return (
    <div
      // What scrolls can have the focus, so that the keyboard scrolls it.
      {...(isLong && { 'role': 'region', 'tabIndex': 0, 'aria-label': label })}
      className="max-h-80 overflow-y-auto rounded-control bg-sunken p-3 break-words whitespace-pre-wrap"
    >
      <VariableText text={text} />
    </div>
  )
}
