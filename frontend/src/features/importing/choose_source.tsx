import { useState } from 'react'
import { isBlankText } from '#app/core/domain/blank_text'
import { MAX_IMPORT_PROMPTS } from '#app/prompts/domain/importing/import_limits'
import type { ImportProblem } from '#app/prompts/domain/importing/import_table'
import { PASTE_SPLITS, type PasteSplit } from '#app/prompts/domain/importing/paste_splits'
import { Button } from '#frontend/components/button'
import { FilesField } from '#frontend/components/fields/files_field'
import { Select } from '#frontend/components/fields/select'
import { TextArea } from '#frontend/components/fields/text_area'
import {
  type ChosenFile,
  chosenFiles,
  droppedFiles,
} from '#frontend/features/importing/chosen_files'
import { t } from '#frontend/lib/texts'

const ACCEPTED = '.csv,.tsv,.json,.jsonl,.ndjson,.md,.markdown,.mdx,.txt,.text,.zip'

interface Props {
  problem: ImportProblem | 'stopped' | null
  onFiles: (files: ChosenFile[]) => void
  onText: (text: string, split: PasteSplit) => void
}

export function ChooseSource({ problem, onFiles, onText }: Props) {
  return (
    <div className="grid gap-6">
      {problem && (
        <div role="alert" className="card border-danger p-4">
          <p className="font-medium">{t('importing.problems.title')}</p>
          <p className="mt-1 text-sm text-muted">{sentenceOf(problem)}</p>
        </div>
      )}
      <FilesField
        label={t('importing.choose.files')}
        lead={t('importing.choose.drop')}
        help={t('importing.choose.help', { count: MAX_IMPORT_PROMPTS.toLocaleString() })}
        accept={ACCEPTED}
        filesLabel={t('importing.choose.chooseFiles')}
        folderLabel={t('importing.choose.chooseFolder')}
        onFiles={(files) => onFiles(chosenFiles(files))}
        onDrop={(data) => void droppedFiles(data).then(onFiles)}
      />
      <Paste onText={onText} />
    </div>
  )
}

function Paste({ onText }: Pick<Props, 'onText'>) {
  const [text, setText] = useState('')
  const [split, setSplit] = useState<PasteSplit>('none')
  return (
    <section className="grid gap-3">
      <h2 className="font-semibold">{t('importing.choose.paste')}</h2>
      <TextArea
        label={t('importing.choose.pasteLabel')}
        help={t('importing.choose.pasteHelp')}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          className="min-w-60"
          label={t('importing.choose.split')}
          value={split}
          onChange={setSplit}
          options={PASTE_SPLITS.map((value) => ({
            value,
            label: t(`importing.choose.splits.${value}`),
          }))}
        />
        <Button disabled={isBlankText(text)} onClick={() => onText(text, split)}>
          {t('importing.choose.read')}
        </Button>
      </div>
    </section>
  )
}

function sentenceOf(problem: ImportProblem | 'stopped'): string {
  if (problem === 'stopped') return t('importing.problems.stopped')
  if (problem.kind === 'not_json' && problem.line !== null)
    return t('importing.problems.not_jsonAt', { line: problem.line })
  const most = 'most' in problem ? problem.most.toLocaleString() : ''
  return t(`importing.problems.${problem.kind}`, { most })
}
