import { PlugZap } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '#frontend/components/button'
import { EmptyState } from '#frontend/components/empty_state'
import { Page } from '#frontend/components/page/page'
import { RouteLink } from '#frontend/components/route_link'
import { BothTexts } from '#frontend/features/tryouts/both_texts'
import { EarlierTryouts } from '#frontend/features/tryouts/earlier_tryouts'
import type { Tried } from '#frontend/features/tryouts/tried'
import { TryoutForm } from '#frontend/features/tryouts/tryout_form'
import { TryoutRecord } from '#frontend/features/tryouts/tryout_record'
import { TryoutResult } from '#frontend/features/tryouts/tryout_result'
import { useTryout } from '#frontend/features/tryouts/use_tryout'
import { OFFLINE, modelChoiceAtom } from '#frontend/lib/model_choice'
import { usePerson } from '#frontend/lib/session/person'
import { useAtomValue } from '#frontend/lib/state'
import { t } from '#frontend/lib/texts'
import { useModels } from '#frontend/lib/use_models'

/** Where a model answers both, side by side. */
export function TryoutWorkspace({ tried }: { tried: Tried }) {
  const { id, title, version } = tried
  const { role } = usePerson()
  const work = useTryout(id, version)
  const models = useModels()
  const remembered = useAtomValue(modelChoiceAtom)
  const [chosen, choose] = useState<string>(OFFLINE)
  const { choices } = models
  const choice =
    choices.find((one) => one.id === chosen) ??
    choices.find((one) => one.id === remembered) ??
    choices[0]

  return (
    <Page title={t('tryouts.title')} lead={t('tryouts.lead')} isWide>
      <div className="-mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <p className="min-w-0 font-medium break-words">{t('tryouts.of', { title, version })}</p>
        <RouteLink to={`/saved/${id}`} className="text-link text-sm">
          {t('tryouts.back')}
        </RouteLink>
        <BothTexts tried={tried} />
      </div>
      {models.isKnown && !choice ? (
        <EmptyState icon={PlugZap} title={t('tryouts.noModel')} text={t('tryouts.noModelText')}>
          {role === 'admin' && (
            <ButtonLink variant="primary" to="/admin?tab=models">
              {t('tryouts.connect')}
            </ButtonLink>
          )}
        </EmptyState>
      ) : (
        <div className="mt-6 grid gap-8">
          {choice && (
            <TryoutForm
              tried={tried}
              models={models}
              choice={choice}
              onChoose={choose}
              work={work}
            />
          )}
          <TryoutResult version={version} work={work} judge={choice ?? null} />
          <TryoutRecord />
          <EarlierTryouts
            promptId={id}
            version={version}
            shown={work.tryout}
            opening={work.opening}
            onShow={(tryoutId) => void work.open(tryoutId)}
          />
        </div>
      )}
    </Page>
  )
}
