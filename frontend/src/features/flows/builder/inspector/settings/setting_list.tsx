import { Plus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '#frontend/components/button'
import { FieldNotes } from '#frontend/components/fields/field_notes'
import type {
  Setting,
  SettingPath,
  Values,
} from '#frontend/features/flows/builder/inspector/forms/setting'
import { ListEntry } from '#frontend/features/flows/builder/inspector/settings/list_entry'
import type { SettingProps } from '#frontend/features/flows/builder/inspector/settings/setting_props'
import { useEntries } from '#frontend/features/flows/builder/inspector/settings/use_entries'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import { t } from '#frontend/lib/texts'

interface Props extends SettingProps<'list'> {
  renderSetting: (setting: Setting, path: SettingPath, around: Values) => ReactNode
}

/** Entries that can be added, moved and removed, each with settings of its own. */
export function SettingList({ setting, path, value, error, renderSetting }: Props) {
  const { hasProblemIn } = useStepForm()
  const id = useId()
  const { list, entries, open, toggle, add, move, remove } = useEntries({ setting, path, value })
  const entryAt = (entry: Values, at: number) => (
    <ListEntry
      key={at}
      index={at}
      count={entries.length}
      title={setting.titleOf(entry)}
      isWrong={hasProblemIn([...path, at])}
      isOpen={setting.isFolded ? open === at : null}
      onToggle={() => toggle(at)}
      onMove={(to) => move(at, to)}
      onRemove={() => remove(at)}
    >
      {setting.entry.map((one) => renderSetting(one, [...path, at, one.name], entry))}
    </ListEntry>
  )
  return (
    <div
      ref={list}
      role="group"
      aria-labelledby={id}
      aria-describedby={setting.help || error ? `${id}-notes` : undefined}
      className="grid gap-2"
    >
      <p id={id} className="text-sm font-medium">
        {t(setting.label)}
      </p>
      <FieldNotes id={id} help={setting.help && t(setting.help)} error={error} />
      {entries.length > 0 && <ol className="grid gap-2">{entries.map(entryAt)}</ol>}
      <AddEntry label={t(setting.add)} onAdd={add} />
    </div>
  )
}

/** @param onAdd undefined where the list is full */
const AddEntry = ({ label, onAdd }: { label: string; onAdd: (() => void) | undefined }) => (
  <Button
    data-add
    size="sm"
    icon={Plus}
    className="justify-self-start"
    aria-disabled={!onAdd}
    onClick={onAdd}
  >
    {label}
  </Button>
)
