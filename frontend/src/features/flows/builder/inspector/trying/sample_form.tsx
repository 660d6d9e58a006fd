import { useMemo, useState } from 'react'
import type { Value } from '#app/flows/domain/values/value'
import { nameKey } from '#app/flows/domain/graph/variables'
import { TextArea } from '#frontend/components/fields/text_area'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useStepForm } from '#frontend/features/flows/builder/inspector/step_form'
import {
  firstTexts,
  inputsOfSamples,
  type Sample,
  samplesOf,
} from '#frontend/features/flows/builder/inspector/trying/samples'
import { TryButton } from '#frontend/features/flows/builder/inspector/trying/try_button'
import type { LastRun } from '#frontend/features/flows/builder/inspector/trying/use_last_run'
import type { TryOn } from '#frontend/features/flows/builder/inspector/trying/use_step_try'
import { t } from '#frontend/lib/texts'

interface Props {
  last: LastRun | null
  /** Why the step cannot be tried now, or null. */
  problem: string | null
  isBusy: boolean
  onTry: (on: TryOn) => void
}

/** A field for each value that the step reads, and the button that tries the step with these values. */
export function SampleForm({ last, ...given }: Props) {
  const { graph } = useBuilder()
  const { node } = useStepForm()
  const samples = useMemo(() => samplesOf(graph, node.id), [graph, node.id])
  const { texts, change } = useSampleTexts(samples, last)
  return (
    <>
      <p className="text-sm text-muted">
        {t(samples.length > 0 ? 'inspector.try.samplesText' : 'inspector.try.readsNothing')}
      </p>
      {samples.map(({ key, label }) => (
        <TextArea
          key={key}
          label={label}
          value={texts[key] ?? ''}
          onChange={({ target }) => change(key, target.value)}
        />
      ))}
      <TryButton {...given} on={() => ({ inputs: inputsOfSamples(samples, texts) })} />
    </>
  )
}

/** What was typed for the steps since the page was loaded, by flow and step. */
const typedTexts = new Map<string, Record<string, string>>()

function useSampleTexts(samples: readonly Sample[], last: LastRun | null) {
  const { flow, graph } = useBuilder()
  const { node } = useStepForm()
  const place = `${flow.id} ${node.id}`
  const [typed, setTyped] = useState(() => typedTexts.get(place) ?? {})
  const first = useMemo(() => firstTexts(samples, graph, knownTo(last)), [samples, graph, last])
  const change = (key: string, text: string) => {
    const next = { ...typed, [key]: text }
    typedTexts.set(place, next)
    setTyped(next)
  }
  return { texts: { ...first, ...typed }, change }
}

/** The inputs of a run and the outputs of its steps, by their names. */
function knownTo(last: LastRun | null): Map<string, Value> {
  if (!last) return new Map()
  const { graph, run } = last
  const names = new Map(graph.nodes.map(({ id, name }) => [id, nameKey(name)]))
  const outputs = run.steps.flatMap(({ key, nodeId, output }): [string, Value][] => {
    const name = names.get(nodeId)
    return key === nodeId && name !== undefined && output !== null ? [[name, output as Value]] : []
  })
  const inputs = Object.entries(run.inputs).map(([name, value]): [string, Value] => [
    nameKey(name),
    value as Value,
  ])
  return new Map([...inputs, ...outputs])
}
