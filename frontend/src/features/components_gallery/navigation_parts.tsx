import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { ProgressSteps } from '#frontend/components/progress_steps'
import { Tabs } from '#frontend/components/tabs'
import { t } from '#frontend/lib/texts'

const TABS = ['all', 'marketing', 'sales', 'later'] as const
const COUNTS = { all: 6, marketing: 4, sales: 2, later: undefined }
const STEPS = ['reading', 'finding', 'writing', 'finishing'] as const

export function NavigationParts() {
  const [tab, setTab] = useState<(typeof TABS)[number]>('all')
  const [step, setStep] = useState(2)
  return (
    <>
      <Tabs
        label={t('kit.gallery.navigation.label')}
        value={tab}
        onChange={setTab}
        tabs={TABS.map((value) => ({
          value,
          label: t(`kit.gallery.navigation.${value}`),
          badge: COUNTS[value],
          isDisabled: value === 'later',
          content: (
            <p className="text-sm text-muted">
              {t('kit.gallery.navigation.panel', { tab: t(`kit.gallery.navigation.${value}`) })}
            </p>
          ),
        }))}
      />
      <ProgressSteps
        label={t('kit.gallery.navigation.steps')}
        steps={STEPS.map((name) => t(`kit.gallery.navigation.${name}`))}
        current={step}
      />
      <div className="flex gap-2">
        {STEPS.map((name, index) => (
          <Button key={name} size="sm" variant="ghost" onClick={() => setStep(index + 1)}>
            {t(`kit.gallery.navigation.${name}`)}
          </Button>
        ))}
      </div>
    </>
  )
}
