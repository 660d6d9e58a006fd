import { useId, useState } from 'react'
import { useForm, type RegisterOptions } from 'react-hook-form'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/overlays/dialog'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { TagField } from '#frontend/features/saved/tag_field'
import { FOLDER_LENGTH } from '#frontend/features/saved/tag_rules'
import { useFacets } from '#frontend/features/saved/list/use_saved_prompts'
import { t } from '#frontend/lib/texts'

interface Organized {
  tags: string[]
  folder: string | null
}

interface Props {
  prompt: Organized & { title: string }
  onSave: (organized: Organized) => void
  onClose: () => void
}

const FOLDER: RegisterOptions<{ folder: string }, 'folder'> = {
  validate: (folder) =>
    folder.trim().length <= FOLDER_LENGTH ||
    t('saved.organize.longFolder', { length: FOLDER_LENGTH }),
}

export function OrganizeDialog({ prompt, onSave, onClose }: Props) {
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
      title={t('saved.organize.title')}
      description={t('saved.organize.lead', { title: prompt.title })}
    >
      <Form onSubmit={submit} actions={<Actions onClose={onClose} />}>
        <TagField tags={tags} known={facets.tags} onChange={setTags} />
        <Field
          label={t('saved.organize.folder')}
          help={t('saved.organize.folderHelp')}
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
      <Button onClick={onClose}>{t('saved.organize.cancel')}</Button>
      <Button type="submit" variant="primary">
        {t('saved.organize.save')}
      </Button>
    </>
  )
}
