import { useEffect, useRef, useState } from 'react'
import type { Encoding } from '#app/core/domain/text_encoding'
import { MAX_FILE_BYTES } from '#app/flows/domain/values/limits'
import { patternOf, postFile, type ResponseOf } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

type FileText = ResponseOf<'file_texts.store'>
export interface KnownFile extends FileText {
  name: string
  file: File
  /** Whether the file does not tell its encoding, so that a person may choose another one. */
  isGuess: boolean
}

interface Reader {
  onRead: (text: string) => void
  onProblem: (sentence: string) => void
}

/** Has the server read a file, and read it again in another encoding. A file that is chosen meanwhile takes its place. */
export function useFileText({ onRead, onProblem }: Reader) {
  const { reading, ask, abort, isReading } = useOneReading()
  const [read, setRead] = useState<KnownFile | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)

  const take = (known: KnownFile | null) => {
    setRead(known)
    setRefusal(null)
    onRead(known?.text ?? '')
  }
  const stop = () => {
    abort()
    take(null)
  }
  const choose = async (file: File) => {
    stop()
    if (file.size > MAX_FILE_BYTES) return onProblem(t('flows.form.file.tooLarge'))
    const asked = await ask(file)
    if (asked?.ok) {
      const { text } = asked
      take({ ...text, name: file.name, file, isGuess: text.isEncodingGuessed })
    } else if (asked) onProblem(t('flows.form.file.failed', { reason: asked.reason }))
  }
  /** The text stays as it is where the file is not text in this encoding. */
  const chooseEncoding = async (encoding: Encoding) => {
    if (!read) return
    setRefusal(null)
    const asked = await ask(read.file, encoding)
    if (asked?.ok) take({ ...read, ...asked.text })
    else if (asked) setRefusal(asked.reason)
  }
  return { reading, read, refusal, choose, chooseEncoding, stop, isReading }
}

type Asked = { ok: true; text: FileText } | { ok: false; reason: string }

/** Asks for one text at a time. The answer to a question that another one followed is null. */
function useOneReading() {
  const [reading, setReading] = useState<string | null>(null)
  const call = useRef<AbortController | null>(null)

  const abort = () => {
    call.current?.abort()
    call.current = null
    setReading(null)
  }
  useEffect(() => abort, [])

  const ask = async (file: File, encoding?: Encoding): Promise<Asked | null> => {
    abort()
    const own = new AbortController()
    call.current = own
    setReading(file.name)
    const asked = await textOf(file, own.signal, encoding).then(
      (text): Asked => ({ ok: true, text }),
      (error: unknown): Asked => ({ ok: false, reason: reasonOf(error) })
    )
    if (call.current !== own) return null
    call.current = null
    setReading(null)
    return asked
  }

  const isReading = () => call.current !== null
  return { reading, ask, abort, isReading }
}

async function textOf(file: File, signal: AbortSignal, encoding?: Encoding): Promise<FileText> {
  const query = encoding ? `?encoding=${encoding}` : ''
  const response = await postFile(`${patternOf('file_texts.store')}${query}`, file, signal)
  return (await response.json()) as FileText
}
