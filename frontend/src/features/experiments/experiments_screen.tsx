import { ListChecks, LetterText, ALargeSmall, type LucideIcon } from 'lucide-react'
import { EXPERIMENTS, type Experiment } from '#app/auth/domain/preferences'
import { Card } from '#frontend/components/card'
import { ButtonLink } from '#frontend/components/button'
import { Switch } from '#frontend/components/fields/switch'
import { Page } from '#frontend/components/page/page'
import { RouteLink } from '#frontend/components/route_link'
import { useExperiment } from '#frontend/lib/session/experiments'
import { useSession } from '#frontend/lib/session/person'
import { signInAddress } from '#frontend/lib/session/sign_in'
import { usePreferenceChange } from '#frontend/lib/session/use_preference_change'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/experiments'

const PATH = '/updateddashboard'

const LOOKS: Record<Experiment, { icon: LucideIcon; path: string }> = {
  decideOnAll: { icon: ListChecks, path: '/prompt-editor' },
  wordCount: { icon: LetterText, path: '/home' },
  largePrompts: { icon: ALargeSmall, path: '/prompt-editor' },
}

/** What is tried out, for everybody to read; who is signed in takes part. */
export function Component() {
  const { status } = useSession()
  return (
    <Page title={t('experiments.title')} lead={t('experiments.lead')}>
      {status === 'visitor' && <SignIn />}
      <ul aria-label={t('experiments.list')} className="grid gap-4">
        {EXPERIMENTS.map((id) => (
          <ExperimentCard key={id} id={id} canChoose={status === 'signed-in'} />
        ))}
      </ul>
    </Page>
  )
}

function ExperimentCard({ id, canChoose }: { id: Experiment; canChoose: boolean }) {
  const { icon: Icon, path } = LOOKS[id]
  const isOn = useExperiment(id)
  const change = usePreferenceChange()
  return (
    <Card as="li" className="flex flex-col gap-3 p-6">
      <h2 className="flex items-center gap-2.5 font-semibold">
        <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
        {t(`experiments.items.${id}.name`)}
      </h2>
      <p className="max-w-[65ch] text-sm text-muted">{t(`experiments.items.${id}.does`)}</p>
      {canChoose && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Switch
            label={t('experiments.use')}
            aria-label={t('experiments.useOf', { name: t(`experiments.items.${id}.name`) })}
            checked={isOn}
            onChange={(checked) => change({ experiments: { [id]: checked || null } })}
          />
          <RouteLink to={path} className="text-link text-sm">
            {t(`experiments.items.${id}.where`)}
          </RouteLink>
        </div>
      )}
    </Card>
  )
}

const SignIn = () => (
  <section
    aria-labelledby="sign-in-title"
    className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card border border-line bg-sunken p-6"
  >
    <div className="min-w-0 flex-1 basis-72">
      <h2 id="sign-in-title" className="font-semibold">
        {t('experiments.visitor.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('experiments.visitor.text')}</p>
    </div>
    <ButtonLink variant="primary" href={signInAddress(PATH)}>
      {t('experiments.visitor.action')}
    </ButtonLink>
  </section>
)
