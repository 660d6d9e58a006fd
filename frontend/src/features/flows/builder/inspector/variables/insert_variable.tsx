import { Braces } from 'lucide-react'
import type { Variable } from '#app/flows/domain/editing/variables_for'
import { IconButton } from '#frontend/components/icon_button'
import { Menu, MenuItem, MenuLabel } from '#frontend/components/overlays/menu'
import { VariableText } from '#frontend/components/variable_text'
import {
  namesOf,
  originLabel,
} from '#frontend/features/flows/builder/inspector/variables/variable_text'
import { t } from '#frontend/lib/texts'

interface Props {
  /** The field into which it is inserted. */
  label: string
  variables: readonly Variable[]
  onInsert: (text: string) => void
}

/** The names that can be used, to choose from by click. */
export function InsertVariable({ label, variables, onInsert }: Props) {
  const name = t('inspector.variables.insertInto', { label })
  // The menu gives the focus back to its button first.
  const insert = (text: string) => requestAnimationFrame(() => onInsert(text))
  return (
    <Menu trigger={<IconButton icon={Braces} label={name} className="-my-1.5" />}>
      <MenuLabel>
        {t(variables.length > 0 ? 'inspector.variables.insert' : 'inspector.variables.none')}
      </MenuLabel>
      {namesOf(variables).map(({ name: inner, variable }) => (
        <MenuItem key={inner} onSelect={() => insert(`{{${inner}}}`)}>
          <span className="grid min-w-0 py-1">
            <span className="truncate text-xs">
              <VariableText text={`{{${inner}}}`} />
            </span>
            <span className="truncate text-xs text-muted">{originLabel(variable)}</span>
          </span>
        </MenuItem>
      ))}
    </Menu>
  )
}
