import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ImportedRow } from '#app/prompts/domain/importing/import_calls'
import {
  MAX_IMPORT_BYTES,
  MAX_IMPORT_NAME_LENGTH,
} from '#app/prompts/domain/importing/import_limits'
import { type ImportSource, sourceOf } from '#app/prompts/domain/importing/import_sources'
import type { ImportProblem } from '#app/prompts/domain/importing/import_table'
import { type ChosenFile, isTooMuch, readChosen } from '#frontend/features/importing/chosen_files'
import { ImportClient } from '#frontend/features/importing/import_client'
import { ImportRun, type RunState } from '#frontend/features/importing/import_run'
import type { GivenSource, OpenedImport } from '#frontend/features/importing/import_session'
import { outdatePrompts } from '#frontend/features/importing/imports_api'
import type { PasteSplit } from '#app/prompts/domain/importing/paste_splits'
import { t } from '#frontend/lib/texts'

export interface PreviewPhase {
  name: 'preview'
  id: string
  /** How the import is called. */
  of: string
  source: ImportSource
  given: GivenSource
  opened: OpenedImport
}

export interface RunningPhase {
  name: 'running'
  run: ImportRun
  progress: RunState | null
  isStopping: boolean
  error: unknown
}

export interface DonePhase {
  name: 'done'
  result: RunState
  isStopped: boolean
}

export type Phase =
  | { name: 'choosing'; problem: ImportProblem | 'stopped' | null }
  | { name: 'reading'; of: string }
  | PreviewPhase
  | RunningPhase
  | DonePhase

export type ImportState = ReturnType<typeof useImport>

const CHOOSING: Phase = { name: 'choosing', problem: null }

/** An import from its choice to its result. What is read lives in a thread that ends with the screen. */
export function useImport() {
  const [phase, setPhase] = useState<Phase>(CHOOSING)
  const [client] = useState(() => new ImportClient())
  const attempt = useRef(0)
  useEffect(() => () => client.stop(), [client])

  const reset = () => {
    attempt.current += 1
    client.stop()
    setPhase(CHOOSING)
  }

  const open = async (of: string, source: ImportSource, read: () => Promise<GivenSource>) => {
    const own = (attempt.current += 1)
    setPhase({ name: 'reading', of })
    const next = await opened({ client, of, source, read })
    if (own === attempt.current) setPhase(next)
  }

  const openFiles = (files: ChosenFile[]) => {
    if (isTooMuch(files)) {
      setPhase({ name: 'choosing', problem: { kind: 'too_large', most: MAX_IMPORT_BYTES } })
    } else if (files.length > 0) {
      void open(nameOf(files), sourceOf(files), async () => ({ files: await readChosen(files) }))
    }
  }
  const openText = (text: string, split: PasteSplit) =>
    void open(t('importing.choose.pastedName'), 'pasted', async () => ({ text, split }))

  const reopen = ({ of, source, given }: PreviewPhase, hasHeader: boolean) =>
    void open(of, source, async () => ({ ...given, hasHeader }))

  return { phase, client, reset, openFiles, openText, reopen, ...useRun(setPhase) }
}

interface Opening {
  client: ImportClient
  of: string
  source: ImportSource
  read: () => Promise<GivenSource>
}

async function opened({ client, of, source, read }: Opening): Promise<Phase> {
  try {
    const given = await read()
    const outcome = await client.open(given)
    if (!outcome.ok) return { name: 'choosing', problem: outcome.problem }
    const id = crypto.randomUUID()
    return { name: 'preview', id, of, source, given, opened: outcome.opened }
  } catch {
    return { name: 'choosing', problem: 'stopped' }
  }
}

/** The file, the folder, or how many files there are. */
function nameOf(files: readonly ChosenFile[]): string {
  const [{ path }] = files
  const folder = path.includes('/') ? path.slice(0, path.indexOf('/')) : null
  const isOneFolder = folder !== null && files.every((one) => one.path.startsWith(`${folder}/`))
  const name = isOneFolder ? folder : files.length === 1 ? path : null
  if (name === null) return t('importing.choose.filesName', { count: files.length })
  return name.slice(0, MAX_IMPORT_NAME_LENGTH).toWellFormed()
}

function useRun(setPhase: (phase: Phase) => void) {
  const queryClient = useQueryClient()

  const follow = async (run: ImportRun) => {
    const base = { name: 'running', run, error: null } as const
    setPhase({ ...base, progress: run.state, isStopping: false })
    try {
      const result = await run.run((progress) =>
        setPhase({ ...base, progress, isStopping: run.isStopped })
      )
      setPhase({ name: 'done', result, isStopped: run.isStopped && result.added < result.total })
    } catch (error) {
      setPhase({ ...base, progress: run.state, isStopping: false, error })
    }
    await outdatePrompts(queryClient)
  }

  const begin = ({ of, source }: PreviewPhase, calls: ImportedRow[][]) =>
    void follow(new ImportRun({ name: of, source, calls }))

  const stop = (phase: RunningPhase) => {
    phase.run.stop()
    setPhase({ ...phase, isStopping: true })
  }
  const goOn = ({ run }: RunningPhase) => void follow(run)
  const finish = ({ run }: RunningPhase) =>
    setPhase({ name: 'done', result: run.state, isStopped: true })
  return { begin, stop, goOn, finish }
}
