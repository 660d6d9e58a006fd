import { useEffect, useRef, useState } from 'react'
import { MAX_FILE_BYTES } from '#app/flows/domain/values/limits'
import { patternOf, postFile, type ResponseOf } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

type FileText = ResponseOf<'file_texts.store'>
export type NamedText = FileText & { name: string }

interface Reader {
  onRead: (text: string) => void
  onProblem: (sentence: string) => void
}

/** Has the server read a file. A file that is chosen meanwhile takes its place. */
export function useFileText({ onRead, onProblem }: Reader) {
  const [reading, setReading] = useState<string | null>(null)
  const [read, setRead] = useState<NamedText | null>(null)
  const call = useRef<AbortController | null>(null)
  useEffect(() => () => call.current?.abort(), [])

  const stop = () => {
    call.current?.abort()
    call.current = null
    setReading(null)
    setRead(null)
    onRead('')
  }

  const choose = async (file: File) => {
    stop()
    if (file.size > MAX_FILE_BYTES) return onProblem(t('flows.form.file.tooLarge'))
    const own = new AbortController()
    call.current = own
    setReading(file.name)
    try {
      const text = await textOf(file, own.signal)
      if (call.current !== own) return
      setRead({ ...text, name: file.name })
      onRead(text.text)
    } catch (error) {
      if (call.current !== own) return
      onProblem(t('flows.form.file.failed', { reason: reasonOf(error) }))
    }
    call.current = null
    setReading(null)
  }

  const isReading = () => call.current !== null
  return { reading, read, choose, stop, isReading }
}

async function textOf(file: File, signal: AbortSignal): Promise<FileText> {
  const response = await postFile(patternOf('file_texts.store'), file, signal)
  return (await response.json()) as FileText
}
