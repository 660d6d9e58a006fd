import { DiffView } from '#frontend/components/compare/diff_view'
import type { ComparedStep } from '#frontend/features/flows/comparing/compare_runs'
import { t } from '#frontend/lib/texts'

/** What a step gave in two runs, or was given: with marks, or both texts where they have little in common. */
export function OutputPair({ step }: { step: ComparedStep }) {
  const { name, isAsked, isLong, before, after } = step
  if (isLong) return <p className="mt-2 text-sm text-muted">{t('flowVersions.run.longOutput')}</p>
  const [older, newer] = [before?.output ?? '', after?.output ?? '']
  if (older === newer) {
    return <p className="mt-2 text-sm text-muted">{sameText(older, isAsked)}</p>
  }
  const names = { before: t('flowVersions.run.older'), after: t('flowVersions.run.newer') }
  return (
    <div
      role="region"
      tabIndex={0}
      aria-label={t(isAsked ? 'flowVersions.run.inputsOf' : 'flowVersions.run.outputOf', { name })}
      className="mt-2 max-h-80 overflow-y-auto rounded-control bg-sunken p-3 [&_.prompt-text]:text-sm!"
    >
      <DiffView before={older} after={newer} names={names} />
    </div>
  )
}

function sameText(text: string, isAsked: boolean): string {
  if (text === '') return t(isAsked ? 'flowVersions.run.noInputs' : 'flowVersions.run.noOutput')
  return t(isAsked ? 'flowVersions.run.sameInputs' : 'flowVersions.run.sameOutput')
}
