import { useId, useState } from 'react'
import type { Mapping } from '#app/prompts/domain/importing/columns'
import { Button } from '#frontend/components/button'
import { Switch } from '#frontend/components/fields/switch'
import { LoadError } from '#frontend/components/load_error'
import type { PreviewOptions } from '#frontend/features/importing/import_session'
import { ColumnRoles } from '#frontend/features/importing/preview/column_roles'
import { FileNotes } from '#frontend/features/importing/preview/file_notes'
import { PreviewRows } from '#frontend/features/importing/preview/preview_rows'
import { PreviewSummary } from '#frontend/features/importing/preview/preview_summary'
import { useKnownOnServer, usePlan } from '#frontend/features/importing/preview/use_preview'
import type { ImportState, PreviewPhase } from '#frontend/features/importing/use_import'
import { t } from '#frontend/lib/texts'

interface Props {
  preview: PreviewPhase
  state: ImportState
}

/** What the columns mean, and what becomes of every row. */
export function ImportPreview({ preview, state }: Props) {
  const { opened } = preview
  const [options, setOptions] = useState<PreviewOptions>(() => ({
    mapping: opened.columns.map(({ role }) => role),
    ...{ convert: true, takeDuplicates: false },
  }))
  const change = (part: Partial<PreviewOptions>) => setOptions({ ...options, ...part })
  const isMapped = options.mapping.includes('prompt')
  return (
    <div className="grid gap-8">
      {opened.columns.length > 1 && preview.source !== 'markdown' && (
        <ColumnRoles
          columns={opened.columns}
          mapping={options.mapping}
          onChange={(mapping: Mapping) => change({ mapping })}
        />
      )}
      <FileNotes notes={opened.notes} />
      <Choices preview={preview} state={state} options={options} onChange={change} />
      {isMapped ? (
        <CheckedRows preview={preview} state={state} options={options} />
      ) : (
        <p role="status" className="font-medium">
          {t('importing.columns.missing')}
        </p>
      )}
    </div>
  )
}

interface ChoicesProps extends Props {
  options: PreviewOptions
  onChange: (part: Partial<PreviewOptions>) => void
}

function Choices({ preview, state, options, onChange }: ChoicesProps) {
  return (
    <div className="grid gap-3">
      <HeaderChoice preview={preview} state={state} />
      <Switch
        label={t('importing.preview.convert')}
        help={t('importing.preview.convertHelp', { syntax: '${x}, ${x:usual}' })}
        checked={options.convert}
        onChange={(convert) => onChange({ convert })}
      />
      <Switch
        label={t('importing.preview.takeDuplicates')}
        checked={options.takeDuplicates}
        onChange={(takeDuplicates) => onChange({ takeDuplicates })}
      />
    </div>
  )
}

function HeaderChoice({ preview, state }: Props) {
  const { hasHeader } = preview.opened
  if (hasHeader === null) return null
  return (
    <Switch
      label={t('importing.columns.header')}
      checked={hasHeader}
      onChange={(isNamed) => state.reopen(preview, isNamed)}
    />
  )
}

function CheckedRows({ preview, state, options }: Props & { options: PreviewOptions }) {
  const asked = { id: preview.id, client: state.client, options }
  const knownQuery = useKnownOnServer(asked)
  const known = knownQuery.data
  const { data: plan } = usePlan(asked, known)
  if (knownQuery.isError) {
    return (
      <LoadError
        title={t('importing.preview.failed')}
        text={t('importing.preview.failedText')}
        onRetry={() => void knownQuery.refetch()}
      />
    )
  }
  const isChecking = !plan || !known || knownQuery.isPlaceholderData
  const begin = async () => {
    if (known) state.begin(preview, await state.client.calls(options, known))
  }
  return (
    <section aria-labelledby="import-preview" className="grid gap-4">
      <h2 id="import-preview" className="text-lg font-semibold">
        {t('importing.preview.title')}
      </h2>
      {plan && <PreviewSummary plan={plan} />}
      <Actions
        ready={isChecking ? null : (plan.counts.ready ?? 0)}
        onBegin={begin}
        onReset={state.reset}
      />
      <PreviewRows key={JSON.stringify(options)} asked={asked} known={known} plan={plan} />
    </section>
  )
}

interface ActionsProps {
  /** How many prompts would be imported; null while that is not known. */
  ready: number | null
  onBegin: () => Promise<void>
  onReset: () => void
}

function buttonText(ready: number | null): string {
  if (ready === null) return t('importing.preview.loading')
  if (ready === 0) return t('importing.preview.importNone')
  return t('importing.preview.import', { count: ready })
}

function Actions({ ready, onBegin, onReset }: ActionsProps) {
  const reasonId = useId()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="primary"
        disabled={!ready}
        isBusy={false}
        aria-describedby={ready === 0 ? reasonId : undefined}
        onClick={() => void onBegin()}
      >
        {buttonText(ready)}
      </Button>
      <Button variant="ghost" onClick={onReset}>
        {t('importing.preview.another')}
      </Button>
      {ready === 0 && (
        <p id={reasonId} className="w-full text-sm text-muted">
          {t('importing.preview.noneReady')}
        </p>
      )}
    </div>
  )
}
