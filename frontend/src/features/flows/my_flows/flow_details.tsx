import { useForm, type RegisterOptions } from 'react-hook-form'
import { isBlankText } from '#app/core/domain/blank_text'
import { MAX_TITLE_LENGTH } from '#app/flows/domain/values/limits'
import { Button } from '#frontend/components/button'
import { Dialog } from '#frontend/components/overlays/dialog'
import { Field } from '#frontend/components/fields/field'
import { Form } from '#frontend/components/fields/form'
import type { ListedFlow } from '#frontend/features/flows/my_flows/flow_lists'
import { readTags, TAG_COUNT, TAG_LENGTH } from '#frontend/features/flows/my_flows/flow_tag_rules'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/my_flows'

interface Details {
  title: string
  tags: string[]
}

interface Fields {
  title: string
  tags: string
}

interface Props {
  flow: ListedFlow
  onSave: (details: Details) => void
  onClose: () => void
}

const TITLE: RegisterOptions<Fields, 'title'> = {
  validate: (title) => {
    if (isBlankText(title)) return t('myFlows.details.noTitle')
    return title.trim().length <= MAX_TITLE_LENGTH || t('myFlows.details.longTitle')
  },
}
const TAGS: RegisterOptions<Fields, 'tags'> = {
  validate: (typed) => {
    const tags = readTags(typed)
    if (tags.length > TAG_COUNT) return t('myFlows.details.manyTags', { count: TAG_COUNT })
    const isFine = tags.every((tag) => tag.length <= TAG_LENGTH)
    return isFine || t('myFlows.details.longTag', { length: TAG_LENGTH })
  },
}

/** The name and the tags of a flow. */
export function FlowDetails({ flow, onSave, onClose }: Props) {
  const { register, handleSubmit, formState } = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { title: flow.title, tags: flow.tags.join(', ') },
  })
  const submit = handleSubmit(({ title, tags }) => {
    onSave({ title: title.trim(), tags: readTags(tags) })
    onClose()
  })
  const { errors } = formState
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t('myFlows.details.heading')}>
      <Form onSubmit={submit} actions={<Actions onClose={onClose} />}>
        <Field
          label={t('myFlows.details.title')}
          error={errors.title?.message}
          {...register('title', TITLE)}
        />
        <Field
          label={t('myFlows.details.tags')}
          help={t('myFlows.details.tagsHelp')}
          error={errors.tags?.message}
          {...register('tags', TAGS)}
        />
      </Form>
    </Dialog>
  )
}

function Actions({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Button onClick={onClose}>{t('myFlows.details.cancel')}</Button>
      <Button type="submit" variant="primary">
        {t('myFlows.details.save')}
      </Button>
    </>
  )
}
