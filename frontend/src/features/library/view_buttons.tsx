import { TEMPLATE_VIEWS } from '#app/templates/domain/template_marks'
import type { ListFilter } from '#frontend/features/library/template_filter'
import { t } from '#frontend/lib/texts'

const VIEWS = ['all', ...TEMPLATE_VIEWS] as const

const VIEW =
  'min-h-9 rounded-md px-3 text-sm text-muted transition-colors hover:text-ink aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-float'

interface Props {
  view: ListFilter['view']
  onChange: (part: Pick<ListFilter, 'view'>) => void
}

/** All templates, one's favorites, or those that one has used. */
export const ViewButtons = ({ view, onChange }: Props) => (
  <div
    role="group"
    aria-label={t('library.viewLabel')}
    className="flex gap-1 rounded-control bg-sunken p-1"
  >
    {VIEWS.map((value) => (
      <button
        key={value}
        type="button"
        aria-pressed={value === view}
        onClick={() => onChange({ view: value })}
        className={VIEW}
      >
        {t(`library.views.${value}`)}
      </button>
    ))}
  </div>
)
