import { useForm } from 'react-hook-form'
import { MAX_VERSION_NOTE_LENGTH } from '#app/flows/domain/editing/version_note'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useShown } from '#frontend/features/flows/builder/versions/shown'
import { useUnkeptChanges } from '#frontend/features/flows/builder/versions/use_unkept_changes'
import type { VersionActions } from '#frontend/features/flows/builder/versions/use_version_actions'
import { t } from '#frontend/lib/texts'

/** By the id of the flow: the form leaves the screen while changes are looked at. */
const typedNotes = new Map<string, string>()

/** Keeps the draft as a version, with a note that is written by the person or else by what changed. */
export function SaveVersion({ actions }: { actions: VersionActions }) {
  const { flow } = useBuilder()
  const typed = typedNotes.get(flow.id) ?? ''
  const { register, handleSubmit, reset } = useForm({ defaultValues: { note: typed } })
  const changes = useUnkeptChanges()
  const save = handleSubmit(async ({ note }) => {
    if (changes === 0) return
    if (!(await actions.save(note))) return
    typedNotes.delete(flow.id)
    reset({ note: '' })
  })
  return (
    <section aria-labelledby="save-version">
      <h2 id="save-version" className="sr-only">
        {t('flowVersions.save')}
      </h2>
      <DraftState changes={changes} />
      <Form
        onSubmit={save}
        actions={
          <Button type="submit" variant="primary" isBusy={actions.isBusy} disabled={changes === 0}>
            {t('flowVersions.save')}
          </Button>
        }
      >
        <Field
          label={t('flowVersions.note')}
          help={t('flowVersions.noteHelp')}
          maxLength={MAX_VERSION_NOTE_LENGTH}
          {...register('note', {
            onChange: ({ target }) => typedNotes.set(flow.id, target.value as string),
          })}
        />
      </Form>
    </section>
  )
}

function DraftState({ changes }: { changes: number | null }) {
  const { flow } = useBuilder()
  const { show } = useShown()
  const { version } = flow
  if (changes === null) return null
  return (
    <div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-2 text-sm">
      <p role="status">
        {changes === 0
          ? t('flowVersions.unchanged', { version })
          : t('flowVersions.changed', { count: changes, version })}
      </p>
      {changes > 0 && (
        <Button
          size="sm"
          onClick={() => show({ type: 'comparison', before: version, after: 'draft' })}
        >
          {t('flowVersions.seeChanges')}
        </Button>
      )}
    </div>
  )
}
