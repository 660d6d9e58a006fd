import { useRef, useState } from 'react'
import { MAX_CSV_BYTES } from '#app/flows/domain/batches/batch'
import type { BatchPreview } from '#frontend/features/flows/batches/batches_api'
import { readTextFile } from '#frontend/features/flows/batches/read_text_file'
import type { SaveFirst } from '#frontend/features/flows/run_form/use_execution'
import { api } from '#frontend/lib/api'
import { reasonOf } from '#frontend/lib/reason_of'
import { t } from '#frontend/lib/texts'

export interface ChosenFile {
  name: string
  csv: string
}

interface State {
  file: ChosenFile | null
  /** Of the last choice of columns that was answered. */
  preview: BatchPreview | null
  /** Columns by inputs, as they are chosen now. */
  columns: Record<string, string>
  /** Whether somebody has chosen columns, and not only the file. */
  hasChosen: boolean
  problem: string | null
  isBusy: boolean
}

const NOTHING: State = {
  ...{ file: null, preview: null, columns: {}, hasChosen: false, problem: null, isBusy: false },
}

/** The state after a failed request. It keeps the file if the person has already matched its columns. */
function refused(known: State, error: unknown, isKept: boolean): State {
  const problem = reasonOf(error) || t('batches.start.unreadable')
  return isKept ? { ...known, problem, isBusy: false } : { ...NOTHING, problem }
}

/** Reads a file, and asks the server what a batch over it would do. */
export function useBatchPreview(flowId: string, save: SaveFirst) {
  const [state, setState] = useState(NOTHING)
  // Only the answer to the last question counts.
  const turn = useRef(0)
  const change = (changed: Partial<State>) => setState((known) => ({ ...known, ...changed }))

  async function ask(file: ChosenFile, columns?: Record<string, string>) {
    const own = ++turn.current
    change({ isBusy: true, problem: null, ...(columns && { columns, hasChosen: true }) })
    try {
      if (!(await save())) throw new Error(t('batches.start.unsaved'))
      const body = { csv: file.csv, ...(columns && { columns }) }
      const preview = await api.batchPreviews.store({ params: { id: flowId }, body })
      if (own !== turn.current) return
      change({ file, preview, columns: columns ?? preview.columns, isBusy: false })
    } catch (error) {
      if (own === turn.current) setState((known) => refused(known, error, columns !== undefined))
    }
  }

  async function choose(file: File) {
    turn.current++
    const refuse = (problem: string) => setState({ ...NOTHING, problem })
    if (file.size > MAX_CSV_BYTES) return refuse(t('batches.start.tooLarge'))
    setState({ ...NOTHING, isBusy: true })
    const csv = await readTextFile(file).catch(() => null)
    if (csv === null) return refuse(t('batches.start.unreadable'))
    await ask({ name: file.name, csv })
  }

  const chooseColumns = (columns: Record<string, string>) => {
    if (state.file) void ask(state.file, columns)
  }
  const forget = () => {
    turn.current++
    setState(NOTHING)
  }
  return { ...state, choose: (file: File) => void choose(file), chooseColumns, forget }
}
