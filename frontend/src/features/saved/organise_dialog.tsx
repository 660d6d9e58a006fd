import { useId, useState } from 'react'
import { useForm, type RegisterOptions } from 'react-hook-form'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/dialog'
import { Field } from '#frontend/components/field'
import { Form } from '#frontend/components/form'
import { TagField } from '#frontend/features/saved/tag_field'
import { FOLDER_LENGTH } from '#frontend/features/saved/tag_rules'
import { useFacets } from '#frontend/features/saved/use_saved_prompts'
import { t } from '#frontend/lib/texts'

interface Organised {
  tags: string[]
  folder: string | null
}

interface Props {
  prompt: Organised & { title: string }
  onSave: (organised: Organised) => void
  onClose: () => void
}

const FOLDER: RegisterOptions<{ folder: string }, 'folder'> = {
  validate: (folder) =>
    folder.trim().length <= FOLDER_LENGTH ||
    t('saved.organise.longFolder', { length: FOLDER_LENGTH }),
}

export function OrganiseDialog({ prompt, onSave, onClose }: Props) {
  const [tags, setTags] = useState(prompt.tags)
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { folder: prompt.folder ?? '' },
  })
  const submit = handleSubmit(({ folder }) => {
    onSave({ tags, folder: isBlankText(folder) ? null : folder.trim() })
    onClose()
  })
  const facets = useFacets()
  const listId = useId()

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('saved.organise.title')}
      description={t('saved.organise.lead', { title: prompt.title })}
    >
      <Form onSubmit={submit} actions={<Actions onClose={onClose} />}>
        <TagField tags={tags} known={facets.tags} onChange={setTags} />
        <Field
          label={t('saved.organise.folder')}
          help={t('saved.organise.folderHelp')}
          error={formState.errors.folder?.message}
          list={listId}
          {...register('folder', FOLDER)}
        />
        <datalist id={listId}>
          {facets.folders.map((known) => (
            <option key={known} value={known} />
          ))}
        </datalist>
      </Form>
    </Dialog>
  )
}

function Actions({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Button onClick={onClose}>{t('saved.organise.cancel')}</Button>
      <Button type="submit" variant="primary">
        {t('saved.organise.save')}
      </Button>
    </>
  )
}
