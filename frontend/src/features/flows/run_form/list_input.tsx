import { lazy, Suspense } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import type { FieldTexts } from '#frontend/components/fields/field_frame'
import { TextArea } from '#frontend/components/fields/text_area'
import type { Answers } from '#frontend/features/flows/run_form/use_execution'

const ListEntries = lazy(async () => {
  const file = await import('#frontend/features/flows/run_form/list_entries')
  return { default: file.ListEntries }
})

interface Props extends FieldTexts {
  /** Its place among the fields. */
  at: number
  form: UseFormReturn<Answers>
}

/** The items of a list, and how many of them are read as one types. */
export function ListInput({ at, form: { control, clearErrors }, ...texts }: Props) {
  const { field } = useController({ name: `answers.${at}`, control })
  const { field: separator } = useController({ name: `separators.${at}`, control })
  return (
    <div className="grid grid-cols-1 gap-2">
      <TextArea {...texts} {...field} />
      {field.value.trim() !== '' && (
        <Suspense fallback={null}>
          <ListEntries
            label={texts.label}
            text={field.value}
            separator={separator.value}
            onSeparate={(chosen) => {
              separator.onChange(chosen)
              clearErrors(field.name)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
