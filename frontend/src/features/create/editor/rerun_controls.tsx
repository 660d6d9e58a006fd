import {
  AUDIENCES,
  DEFAULT_SETTINGS,
  GOALS,
  type Audience,
  type Goal,
  type Settings,
} from '#app/prompts/domain/types'
import type { Family } from '#app/prompts/domain/reading/family/families'
import { whyNot } from '#app/prompts/domain/settings'
import { Button } from '#frontend/components/button'
import { Select } from '#frontend/components/fields/select'
import { Slider } from '#frontend/components/fields/slider'
import { sameSettings } from '#frontend/prompts/draft'
import { t } from '#frontend/lib/texts'

interface Props {
  settings: Settings
  family: Family | null
  isBusy: boolean
  onChange: (change: Partial<Settings>) => void
}

const LEVELS = ['tone', 'detail'] as const

/** What the person asks for; the engine answers each move at once. */
export function RerunControls({ settings, family, isBusy, onChange }: Props) {
  const defaults = { ...DEFAULT_SETTINGS, kind: settings.kind }
  const reason = whyNot('audience', family) ?? whyNot('goal', family)
  return (
    <section aria-labelledby="settings-title" aria-busy={isBusy} className="card px-5 py-4">
      <div className="flex min-h-8 items-center justify-between gap-4">
        <h2 id="settings-title" className="font-semibold">
          {t('create.settings.title')}
        </h2>
        {!sameSettings(settings, defaults) && (
          <Button size="sm" variant="ghost" onClick={() => onChange(defaults)}>
            {t('create.settings.reset')}
          </Button>
        )}
      </div>
      <div className="mt-3 grid gap-4">
        {LEVELS.map((level) => (
          <Slider
            key={level}
            label={t(`create.settings.${level}`)}
            lowLabel={t(`create.settings.${level}Low`)}
            highLabel={t(`create.settings.${level}High`)}
            min={1}
            max={10}
            step={1}
            disabled={whyNot(level, family) !== null}
            reason={whyNot(level, family) ?? undefined}
            value={settings[level]}
            onChange={(value) => onChange({ [level]: value })}
          />
        ))}
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('create.settings.audience')}
            disabled={whyNot('audience', family) !== null}
            value={settings.audience}
            onChange={(value: Audience) => onChange({ audience: value })}
            options={AUDIENCES.map((value) => ({
              value,
              label: t(`create.settings.audiences.${value}`),
            }))}
          />
          <Select
            label={t('create.settings.goal')}
            disabled={whyNot('goal', family) !== null}
            value={settings.goal}
            onChange={(value: Goal) => onChange({ goal: value })}
            options={GOALS.map((value) => ({ value, label: t(`create.settings.goals.${value}`) }))}
          />
        </div>
        {reason && <p className="text-xs text-muted">{reason}</p>}
      </div>
    </section>
  )
}
