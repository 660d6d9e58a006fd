import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { useForm, type RegisterOptions } from 'react-hook-form'
import { Link } from 'react-router'
import { useQueryClient } from '@tanstack/react-query'
import { isBlankText } from '#app/core/domain/blank_text'
import { Button } from '#frontend/components/button'
import { CopyButton } from '#frontend/components/copy_button'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { api, fieldErrors } from '#frontend/lib/api'
import { showRefusal } from '#frontend/lib/form_errors'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'
import { toastFailure } from '#frontend/lib/toast_failure'

interface Props {
  template: string
  /** Every variable has a name that can be used. */
  isReady: boolean
}

const MAX_TITLE_LENGTH = 200

const TITLE: RegisterOptions<{ title: string }, 'title'> = {
  maxLength: { value: MAX_TITLE_LENGTH, message: t('kit.tooLong', { most: MAX_TITLE_LENGTH }) },
}

/** The template becomes a saved prompt of the person, or goes to the clipboard. */
export function KeepTemplate({ template, isReady }: Props) {
  const client = useQueryClient()
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { title: '' },
  })
  const { errors, isSubmitting } = formState
  const [kept, setKept] = useState<{ id: string; template: string } | null>(null)
  const isKept = kept !== null && kept.template === template

  const keep = handleSubmit(async ({ title }) => {
    if (!isReady || isKept || isSubmitting) return
    try {
      const named = isBlankText(title) ? {} : { title: title.trim() }
      const { id } = await api.prompts.store({
        body: { original: template, saved: true, ...named },
      })
      void client.invalidateQueries({ queryKey: ['/api/prompts'] })
      setKept({ id, template })
      toast({ title: t('workshop.toast.kept'), tone: 'success' })
    } catch (error) {
      if (fieldErrors(error).title) return showRefusal(setError, error, ['title'])
      toastFailure(t('workshop.toast.error'), error)
    }
  })

  return (
    <Form isRow onSubmit={keep} className="mt-4">
      <Field
        className="min-w-0 flex-1 basis-56"
        label={t('workshop.templates.title')}
        placeholder={t('workshop.templates.titleHint')}
        error={errors.title?.message}
        {...register('title', TITLE)}
      />
      <Button type="submit" icon={Bookmark} disabled={!isReady || isKept} isBusy={isSubmitting}>
        {t('workshop.templates.save')}
      </Button>
      <CopyButton text={template} label={t('workshop.templates.copy')} />
      {isKept && (
        <p role="status" className="basis-full text-sm">
          {t('workshop.templates.kept')}{' '}
          <Link to={`/saved/${kept.id}`} className="text-link">
            {t('workshop.templates.open')}
          </Link>
        </p>
      )}
    </Form>
  )
}
