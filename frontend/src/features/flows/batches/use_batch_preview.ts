import { useRef, useState } from 'react'
import type { Encoding } from '#app/core/domain/text_encoding'
import type { BatchPreview } from '#frontend/features/flows/batches/batches_api'
import {
  type ChosenFile,
  inEncoding,
  readCsvFile,
} from '#frontend/features/flows/batches/chosen_file'
import type { SaveFirst } from '#frontend/features/flows/run_form/use_execution'
import type { Separators } from '#app/flows/domain/values/entries'
import { api } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

interface State {
  file: ChosenFile | null
  /** Of the last choice of columns that was answered. */
  preview: BatchPreview | null
  /** Columns by inputs, as they are chosen now. */
  columns: Record<string, string>
  /** How cells with lists are read, by the names of the inputs. */
  separators: Separators
  /** Whether somebody has chosen columns, and not only the file. */
  hasChosen: boolean
  problem: string | null
  isBusy: boolean
}

const NOTHING: State = {
  ...{ file: null, preview: null, columns: {}, separators: {} },
  ...{ hasChosen: false, problem: null, isBusy: false },
}

type Choices = Partial<Pick<State, 'columns' | 'separators'>>

/** The state after a failed request. A file that was shown stays, with the choices that were made for it. */
function refused(known: State, error: unknown): State {
  const problem = reasonOf(error) || t('batches.start.unreadable')
  return known.preview ? { ...known, problem, isBusy: false } : { ...NOTHING, problem }
}

/** Reads a file, and asks the server what a batch over it would do. */
export function useBatchPreview(flowId: string, save: SaveFirst) {
  const [state, setState] = useState(NOTHING)
  // Only the answer to the last question counts.
  const turn = useRef(0)
  const change = (changed: Partial<State>) => setState((known) => ({ ...known, ...changed }))

  async function ask(reading: ChosenFile | Promise<ChosenFile>, choices: Choices = {}) {
    const own = ++turn.current
    const { columns } = choices
    change({ isBusy: true, problem: null, ...choices, ...(columns && { hasChosen: true }) })
    try {
      const file = await reading
      if (!(await save())) throw new Error(t('batches.start.unsaved'))
      const body = { csv: file.csv, ...choices }
      const preview = await api.batchPreviews.store({ params: { id: flowId }, body })
      if (own !== turn.current) return
      change({ file, preview, columns: columns ?? preview.columns, isBusy: false })
    } catch (error) {
      if (own === turn.current) setState((known) => refused(known, error))
    }
  }

  const choose = (file: File) => {
    setState(NOTHING)
    void ask(readCsvFile(file))
  }
  const { file, columns, separators } = state
  const again = (choices: Choices) => void (file && ask(file, { columns, separators, ...choices }))
  const chooseColumns = (chosen: Record<string, string>) => again({ columns: chosen })
  const chooseSeparators = (chosen: Separators) => again({ separators: chosen })
  /** The columns of the file may have other names then. */
  const chooseEncoding = (encoding: Encoding) =>
    void (file && ask(inEncoding(file, encoding), { separators }))
  const forget = () => {
    turn.current++
    setState(NOTHING)
  }
  return { ...state, choose, chooseColumns, chooseSeparators, chooseEncoding, forget }
}
