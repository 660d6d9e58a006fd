import {
  answerImport,
  type ImportAnswer,
  type ImportCall,
} from '#frontend/features/importing/import_tasks'
import { ImportSession } from '#frontend/features/importing/import_session'

const session = new ImportSession()

addEventListener('message', ({ data: { id, task } }: MessageEvent<ImportCall>) => {
  answerImport(session, task).then(
    (result) => postMessage({ id, result } satisfies ImportAnswer),
    (error: unknown) => postMessage({ id, failure: String(error) } satisfies ImportAnswer)
  )
})
