import { useForm, type UseFormReturn } from 'react-hook-form'
import { isBlankText } from '#app/core/domain/blank_text'
import { TEMPLATE_CATEGORIES } from '#app/templates/domain/types'
import {
  MAX_CONTENT_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
} from '#app/templates/domain/writing/template_fields'
import { Button } from '#frontend/components/button'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import { Select } from '#frontend/components/fields/select'
import { Switch } from '#frontend/components/fields/switch'
import { atMost, lengthNotes } from '#frontend/components/fields/length_notes'
import { TextArea } from '#frontend/components/fields/text_area'
import { useFormDraft } from '#frontend/components/overlays/drafts'
import { JsonField } from '#frontend/components/json/json_field'
import type { OpenTemplate } from '#frontend/features/admin/templates/template_dialog'
import {
  bodyOf,
  newWords,
  readStepsText,
  readVariablesText,
  sampleWords,
  type TemplateWords,
  wordsOf,
} from '#frontend/features/admin/templates/template_words'
import { useTemplateSave } from '#frontend/features/admin/templates/templates_api'
import { showRefusal } from '#frontend/lib/form_errors'
import { toast } from '#frontend/lib/toast'
import { t } from '#frontend/lib/texts'

const FIELDS = [
  'title',
  'description',
  'category',
  'content',
  'steps',
  'variables',
  'tags',
] as const
const JSON_FIELDS = ['steps', 'variables'] as const
const READERS = { steps: readStepsText, variables: readVariablesText }

interface Props extends OpenTemplate {
  onDone: () => void
  onCancel: () => void
}

export function TemplateForm({ template, from, onDone, onCancel }: Props) {
  const source = template ?? from ?? null
  const form = useForm<TemplateWords>({
    mode: 'onTouched',
    defaultValues: source ? wordsOf(source) : newWords(),
  })
  const { errors, isSubmitting } = form.formState
  useFormDraft(form)
  const isPublic = form.watch('isPublic')
  return (
    <Form
      onSubmit={useSubmit(form, { template, from, onDone })}
      problem={errors.root?.message}
      actions={
        <>
          <Button onClick={onCancel}>{t('admin.templates.cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isSubmitting}>
            {t(template ? 'admin.templates.save' : 'admin.templates.create')}
          </Button>
        </>
      }
    >
      <TextFields form={form} />
      <JsonFields form={form} />
      <Switch
        label={t('admin.templates.form.isPublic')}
        help={t(isPublic ? 'admin.templates.form.publicHelp' : 'admin.templates.form.privateHelp')}
        checked={isPublic}
        onChange={(isOn) => form.setValue('isPublic', isOn, { shouldDirty: true })}
      />
    </Form>
  )
}

function useSubmit(
  form: UseFormReturn<TemplateWords>,
  { template, from, onDone }: Omit<Props, 'onCancel'>
) {
  const save = useTemplateSave()
  const { handleSubmit, setError } = form
  return handleSubmit(async (words) => {
    const wrong = JSON_FIELDS.flatMap((name) => {
      const [fault] = READERS[name](words[name]).faults
      return fault ? [{ name, message: fault.sentence }] : []
    })
    for (const { name, message } of wrong) setError(name, { message })
    if (wrong.length > 0) return void toast({ title: t('admin.templates.invalid'), tone: 'danger' })
    try {
      await save(template, bodyOf(words, template ?? from ?? {}))
      onDone()
    } catch (error) {
      showRefusal(setError, error, FIELDS, (reason) => t('admin.templates.notSaved', { reason }))
    }
  })
}

interface FormProps {
  form: UseFormReturn<TemplateWords>
}

const required = {
  validate: (text: string) => !isBlankText(text) || t('admin.templates.form.required'),
}

const TextFields = ({ form }: FormProps) => {
  const { register, watch, formState } = form
  const { title, description, content } = formState.errors
  return (
    <>
      <Field
        label={t('admin.templates.form.title')}
        maxLength={MAX_TITLE_LENGTH}
        error={title?.message}
        {...register('title', required)}
      />
      <TextArea
        label={t('admin.templates.form.description')}
        {...lengthNotes(watch('description'), MAX_DESCRIPTION_LENGTH, description?.message)}
        {...register('description', { ...required, ...atMost(MAX_DESCRIPTION_LENGTH) })}
      />
      <PlaceFields form={form} />
      <TextArea
        label={t('admin.templates.form.content')}
        help={t('admin.templates.form.contentHelp')}
        {...lengthNotes(watch('content'), MAX_CONTENT_LENGTH, content?.message)}
        {...register('content', atMost(MAX_CONTENT_LENGTH))}
      />
    </>
  )
}

const CATEGORIES = TEMPLATE_CATEGORIES.map((value) => ({
  value,
  label: t(`library.categories.${value}`),
}))

/** Where in the library it is found. */
const PlaceFields = ({ form: { register, watch, setValue, formState } }: FormProps) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <Select
      label={t('admin.templates.form.category')}
      value={watch('category')}
      options={CATEGORIES}
      onChange={(category) => setValue('category', category, { shouldDirty: true })}
    />
    <Field
      label={t('admin.templates.form.tags')}
      help={t('admin.templates.form.tagsHelp')}
      error={formState.errors.tags?.message}
      {...register('tags')}
    />
  </div>
)

const JsonFields = ({ form: { watch, setValue, clearErrors, formState } }: FormProps) =>
  JSON_FIELDS.map((name) => (
    <JsonField
      key={name}
      label={t(`admin.templates.form.${name}`)}
      help={t(`admin.templates.form.${name}Help`)}
      error={formState.errors[name]?.message}
      value={watch(name)}
      sample={sampleWords()[name]}
      faults={READERS[name](watch(name)).faults}
      onChange={(text) => {
        clearErrors(name)
        setValue(name, text, { shouldDirty: true })
      }}
    />
  ))
