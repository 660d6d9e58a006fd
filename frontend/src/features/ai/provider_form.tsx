import { useForm } from 'react-hook-form'
import { Button } from '#frontend/components/button'
import { Form } from '#frontend/components/fields/form'
import { useFormDraft } from '#frontend/components/overlays/drafts'
import { AccessFields } from '#frontend/features/ai/access_fields'
import { ModelFields } from '#frontend/features/ai/model_fields'
import type { OpenProvider } from '#frontend/features/ai/open_provider'
import {
  changeOf,
  newProviderOf,
  testOf,
  wordsOf,
  type ProviderWords,
} from '#frontend/features/ai/provider_words'
import { useModelTest, useProviderWrites } from '#frontend/features/ai/providers_api'
import { TestResult } from '#frontend/features/ai/test_result'
import { showRefusal } from '#frontend/lib/form_errors'
import { t } from '#frontend/lib/texts'

const FIELDS = ['name', 'baseUrl', 'key', 'model', 'inputPrice', 'outputPrice'] as const

interface Props extends OpenProvider {
  onDone: () => void
  onCancel: () => void
}

export function ProviderForm({ provider, given, onDone, onCancel }: Props) {
  const { create, change } = useProviderWrites()
  const test = useModelTest()
  const form = useForm<ProviderWords>({
    mode: 'onTouched',
    defaultValues: wordsOf(provider, given),
  })
  const { handleSubmit, setError, trigger, getValues, formState } = form
  const { errors, isSubmitting } = formState
  useFormDraft(form)

  const show = (error: unknown) =>
    showRefusal(setError, error, FIELDS, (reason) => t('admin.form.failed', { reason }))
  const submit = handleSubmit(async (words) => {
    try {
      await (provider ? change(provider, changeOf(words)) : create(newProviderOf(words)))
      onDone()
    } catch (error) {
      show(error)
    }
  })
  const tryOut = async () => {
    if (!(await trigger('baseUrl', { shouldFocus: true }))) return
    test.mutate(testOf(getValues(), provider), { onError: show })
  }

  const moveTo = (address: string) => {
    form.setValue('baseUrl', address, { shouldDirty: true })
    void tryOut()
  }

  return (
    <Form
      onSubmit={submit}
      problem={errors.root?.message}
      actions={
        <>
          <Button className="mr-auto" isBusy={test.isPending} onClick={() => void tryOut()}>
            {t('admin.models.test')}
          </Button>
          <Button onClick={onCancel}>{t('admin.form.cancel')}</Button>
          <Button type="submit" variant="primary" isBusy={isSubmitting}>
            {t(provider ? 'admin.form.saveChange' : 'admin.form.save')}
          </Button>
        </>
      }
    >
      <AccessFields form={form} hasKey={provider?.hasKey ?? false} />
      <ModelFields form={form} models={test.data?.models ?? []} isDefault={provider?.isDefault} />
      <TestResult test={{ ...test, error: null }} onAddress={moveTo} />
    </Form>
  )
}
