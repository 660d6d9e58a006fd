import { useRef } from 'react'
import { useController, type UseFormReturn } from 'react-hook-form'
import { FileField } from '#frontend/components/fields/file_field'
import type { FieldTexts } from '#frontend/components/fields/field_frame'
import { FileState } from '#frontend/features/flows/run_form/file_state'
import { useFileText } from '#frontend/features/flows/run_form/use_file_text'
import type { Answers } from '#frontend/features/flows/run_form/use_execution'
import { t } from '#frontend/lib/texts'

interface Props extends FieldTexts {
  name: `answers.${number}`
  form: UseFormReturn<Answers>
}

const ACCEPTED = '.txt,.md,.markdown,.csv,.tsv,.docx,.pdf,text/*'

/** A file to choose or to drop, whose text becomes the answer. */
export function FileInput({ name, form, ...texts }: Props) {
  const input = useRef<HTMLInputElement | null>(null)
  const { field, file, take, remove } = useFileField(name, form)
  const clear = () => {
    remove()
    if (input.current) input.current.value = ''
    input.current?.focus()
  }
  const ref = (element: HTMLInputElement | null) => {
    input.current = element
    field.ref(element)
  }
  return (
    <FileField accept={ACCEPTED} onFile={take} ref={ref} {...texts}>
      <FileState text={field.value} onRemove={clear} {...file} />
    </FileField>
  )
}

/** The answer of a field whose file is read as soon as it is chosen. */
function useFileField(name: Props['name'], form: UseFormReturn<Answers>) {
  const file = useFileText({
    onRead: (text) => {
      form.setValue(name, text)
      form.clearErrors(name)
    },
    onProblem: (message) => form.setError(name, { message }),
  })
  const validate = () => !file.isReading() || t('flows.form.file.wait')
  const { field } = useController({ name, control: form.control, rules: { validate } })
  const take = (chosen: File | undefined) => {
    if (chosen) void file.choose(chosen)
  }
  return { field, file, take, remove: file.stop }
}
