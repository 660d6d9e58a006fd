import { useState } from 'react'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { PUBLISHED_FOCUS } from '#frontend/features/flows/builder/hold_focus'
import { VanishingButton } from '#frontend/features/flows/builder/vanishing_button'
import { useUnkeptChanges } from '#frontend/features/flows/builder/versions/use_unkept_changes'
import type { VersionActions } from '#frontend/features/flows/builder/versions/use_version_actions'
import { plainVariables } from '#frontend/lib/plain_variables'
import { t } from '#frontend/lib/texts'

/** Which version others run and share, and what changes that. */
export function Publishing({ actions }: { actions: VersionActions }) {
  const { publishedVersion } = useBuilder().flow
  return (
    <section aria-labelledby="publish-flow" className="card p-4">
      <h2 id="publish-flow" className="font-semibold">
        {t('flowVersions.publishing.title')}
      </h2>
      <p
        tabIndex={-1}
        data-focus={PUBLISHED_FOCUS}
        className="mt-1 rounded-control text-sm text-muted"
      >
        {publishedVersion === null
          ? t('flowVersions.publishing.none')
          : t('flowVersions.publishing.current', { version: publishedVersion })}
      </p>
      <PublishButtons actions={actions} />
    </section>
  )
}

function PublishButtons({ actions }: { actions: VersionActions }) {
  const { flow, problems } = useBuilder()
  const [isRefused, setRefused] = useState(false)
  const { version, publishedVersion } = flow
  const changes = useUnkeptChanges()
  const isNew = version === 0 || (changes ?? 0) > 0
  const next = isNew ? version + 1 : version
  const [problem] = problems
  const publish = () => {
    setRefused(problem !== undefined)
    if (!problem) void actions.publish(isNew ? null : version)
  }
  return (
    <>
      {isRefused && problem && (
        <p role="alert" className="mt-2 text-sm text-danger">
          {t('flowVersions.publishing.refused', { sentence: plainVariables(problem.sentence) })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {next !== publishedVersion && (
          <VanishingButton focusAfter={PUBLISHED_FOCUS} isBusy={actions.isBusy} onClick={publish}>
            {t('flowVersions.publishing.publish', { version: next })}
          </VanishingButton>
        )}
        {publishedVersion !== null && (
          <VanishingButton
            focusAfter={PUBLISHED_FOCUS}
            variant="ghost"
            isBusy={actions.isBusy}
            onClick={() => void actions.unpublish()}
          >
            {t('flowVersions.publishing.unpublish')}
          </VanishingButton>
        )}
      </div>
    </>
  )
}
