import { useId, useState, type FormEvent } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/dialog'
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

export function OrganiseDialog({ prompt, onSave, onClose }: Props) {
  const [tags, setTags] = useState(prompt.tags)
  const [folder, setFolder] = useState(prompt.folder ?? '')
  const id = useId()
  const facets = useFacets()
  const isTooLong = folder.trim().length > FOLDER_LENGTH

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isTooLong) return
    onSave({ tags, folder: isBlankText(folder) ? null : folder.trim() })
    onClose()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('saved.organise.title')}
      description={t('saved.organise.lead', { title: prompt.title })}
    >
      <form onSubmit={submit} className="grid gap-4">
        <TagField tags={tags} known={facets.tags} onChange={setTags} />
        <div>
          <label htmlFor={id} className="text-sm font-medium">
            {t('saved.organise.folder')}
          </label>
          <input
            id={id}
            list={`${id}-known`}
            value={folder}
            onChange={(event) => setFolder(event.target.value)}
            aria-invalid={isTooLong}
            aria-describedby={`${id}-help`}
            className="mt-1 min-h-10 w-full rounded-control border border-line-strong bg-raised px-3 text-sm"
          />
          <datalist id={`${id}-known`}>
            {facets.folders.map((known) => (
              <option key={known} value={known} />
            ))}
          </datalist>
          <p
            id={`${id}-help`}
            aria-live="polite"
            className={`mt-1 text-xs ${isTooLong ? 'text-danger' : 'text-muted'}`}
          >
            {isTooLong
              ? t('saved.organise.longFolder', { length: FOLDER_LENGTH })
              : t('saved.organise.folderHelp')}
          </p>
        </div>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('saved.organise.cancel')}</Button>
          <Button type="submit" variant="primary">
            {t('saved.organise.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
