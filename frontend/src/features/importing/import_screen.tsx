import { BackLink } from '#frontend/components/page/back_link'
import { PageBody, PAGE_TITLE } from '#frontend/components/page/page'
import { Button } from '#frontend/components/button'
import { Spinner } from '#frontend/components/spinner'
import { ChooseSource } from '#frontend/features/importing/choose_source'
import { EarlierImports } from '#frontend/features/importing/earlier/earlier_imports'
import { ImportPreview } from '#frontend/features/importing/preview/import_preview'
import { ImportResult } from '#frontend/features/importing/running/import_result'
import { RunProgress } from '#frontend/features/importing/running/run_progress'
import { type ImportState, useImport } from '#frontend/features/importing/use_import'
import { t } from '#frontend/lib/texts'
import { usePageTitle } from '#frontend/lib/window/page_title'
import '#frontend/texts/importing'

export function Component() {
  usePageTitle(t('importing.title'))
  const state = useImport()
  return (
    <PageBody>
      <BackLink to="/saved">{t('importing.back')}</BackLink>
      <h1 className={PAGE_TITLE}>{t('importing.title')}</h1>
      <p className="mt-1 max-w-[60ch] text-sm text-muted">{t('importing.lead')}</p>
      <div className="mt-6">
        <Step state={state} />
      </div>
    </PageBody>
  )
}

function Step({ state }: { state: ImportState }) {
  const { phase } = state
  switch (phase.name) {
    case 'choosing':
      return (
        <>
          <ChooseSource problem={phase.problem} onFiles={state.openFiles} onText={state.openText} />
          <EarlierImports />
        </>
      )
    case 'reading':
      return <Reading name={phase.of} onCancel={state.reset} />
    case 'preview':
      return <ImportPreview key={phase.id} preview={phase} state={state} />
    case 'running':
      return <RunProgress phase={phase} state={state} />
    case 'done':
      return <ImportResult phase={phase} onAgain={state.reset} />
  }
}

function Reading({ name, onCancel }: { name: string; onCancel: () => void }) {
  return (
    <div className="fade-in-late flex items-center justify-between gap-4 card p-5">
      <p role="status" className="flex min-w-0 items-center gap-3">
        <Spinner />
        <span className="truncate">{t('importing.reading', { name })}</span>
      </p>
      <Button size="sm" variant="ghost" onClick={onCancel}>
        {t('importing.cancel')}
      </Button>
    </div>
  )
}
