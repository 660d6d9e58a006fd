import type { Conflict } from '#app/flows/domain/editing/merge_graphs'
import { DiffView } from '#frontend/components/compare/diff_view'
import { RadioOption } from '#frontend/components/fields/radio_option'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import {
  conflictKey,
  conflictTexts,
  conflictTitle,
  type Pick,
  pickName,
} from '#frontend/features/flows/builder/versions/conflicts/conflict_view'
import { t } from '#frontend/lib/texts'

interface Props {
  conflict: Conflict
  pick: Pick
  onPick: (pick: Pick) => void
}

const PICKS = ['mine', 'theirs'] as const
/** UTF-16 units from which on two texts are easier to compare by their marks. */
const LONG = 120

/** One conflict: both sides, one of which is chosen. */
export function ConflictChoice({ conflict, pick, onPick }: Props) {
  const { graph } = useBuilder()
  const texts = conflictTexts(conflict)
  const isLong = texts !== null && PICKS.some((one) => texts[one].length > LONG)
  return (
    <li>
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium break-words">
          {conflictTitle(conflict, graph)}
        </legend>
        <div className="mt-2 grid gap-2 sm:grid-cols-2">
          {PICKS.map((one) => (
            <RadioOption
              key={one}
              name={conflictKey(conflict)}
              value={one}
              checked={pick === one}
              onChange={() => onPick(one)}
              className="group grid min-w-0 content-start gap-1 rounded-control border border-line-strong bg-raised p-3 text-sm has-checked:border-ink has-checked:bg-sunken"
            >
              <SideName name={pickName(conflict, one)} />
              {texts && <SideText text={texts[one]} />}
            </RadioOption>
          ))}
        </div>
        {texts && isLong && (
          <div
            role="region"
            tabIndex={0}
            aria-label={t('flowVersions.conflict.difference')}
            className="mt-2 max-h-60 overflow-y-auto rounded-control border border-line p-3 *:text-sm!"
          >
            <DiffView before={texts.theirs} after={texts.mine} />
          </div>
        )}
      </fieldset>
    </li>
  )
}

/** The mark of the chosen side is a dot, not a color alone. */
const SideName = ({ name }: { name: string }) => (
  <span className="flex items-center gap-2 font-medium">
    <span
      aria-hidden="true"
      className="grid size-4 shrink-0 place-items-center rounded-full border border-line-strong bg-raised after:size-2 after:rounded-full group-has-checked:border-ink group-has-checked:after:bg-ink"
    />
    {name}
  </span>
)

const SideText = ({ text }: { text: string }) => (
  <span className="max-h-40 overflow-y-auto break-words whitespace-pre-wrap">
    {text === '' ? <em className="text-muted">{t('flowVersions.conflict.empty')}</em> : text}
  </span>
)
