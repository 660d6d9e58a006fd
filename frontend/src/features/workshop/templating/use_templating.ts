import { useMemo, useRef, useState } from 'react'
import {
  filledWith,
  problemsOf,
  rowOf,
  templateText,
  trialFields,
  type VariableRow,
} from '#frontend/features/workshop/templating/template_rows'
import { engine } from '#frontend/lib/engine/engine_client'
import { usePersistedText } from '#frontend/lib/storage/use_persisted_text'

interface Found {
  text: string
  rows: VariableRow[]
}

/** A prompt on its way to a template: the proposed variables, what was made of them, and the values to try it with. */
export function useTemplating() {
  const { text, setText } = usePersistedText('workshop-template')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const [found, setFound] = useState<Found | null>(null)
  const [values, setValues] = useState<Record<string, string>>({})
  const turn = useRef(0)

  const analyze = async (given: string) => {
    const mine = (turn.current += 1)
    setState('busy')
    try {
      const proposals = await engine.variables(given)
      if (turn.current !== mine) return
      setFound({ text: given, rows: proposals.map(rowOf) })
      setValues({})
      setState('idle')
    } catch {
      if (turn.current === mine) setState('failed')
    }
  }
  const change = (at: number, part: Partial<VariableRow>) =>
    setFound(
      (before) =>
        before && {
          ...before,
          rows: before.rows.map((row, index) => (index === at ? { ...row, ...part } : row)),
        }
    )
  const made = useMemo(() => found && madeOf(found, values), [found, values])

  return {
    text,
    setText,
    state,
    found,
    made,
    values,
    isChanged: found !== null && text !== found.text,
    analyze: () => void analyze(text),
    tryText: (sample: string) => {
      setText(sample)
      void analyze(sample)
    },
    change,
    setValue: (key: string, value: string) => setValues((before) => ({ ...before, [key]: value })),
    reset: () => setValues({}),
  }
}

export type TemplatingWork = ReturnType<typeof useTemplating>

function madeOf({ text, rows }: Found, values: Record<string, string>) {
  const template = templateText(text, rows)
  const fields = trialFields(text, rows)
  return {
    template,
    fields,
    problems: problemsOf(text, rows),
    filled: filledWith(template, fields, values),
  }
}
