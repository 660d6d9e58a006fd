import { VariableText } from '#frontend/components/variable_text'
import { useDraftStep } from '#frontend/features/flows/builder/use_draft_step'

const MAX_SHOWN = 5

interface Props {
  title: string
  /** Each leads to its step. */
  steps: { id: string; label: string }[]
}

/** Something that a person should know before a run, about some steps; each leads to its settings. */
export function StepNotice({ title, steps }: Props) {
  const openStep = useDraftStep()
  return (
    <section aria-label={title} className="rounded-card bg-sunken p-4 text-sm">
      <p>{title}</p>
      <ul className="mt-1 grid">
        {steps.slice(0, MAX_SHOWN).map(({ id, label }) => (
          <li key={`${id} ${label}`}>
            <button
              type="button"
              onClick={() => openStep(id, true)}
              className="min-h-6 py-1 text-left break-words underline underline-offset-2"
            >
              <VariableText text={label} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
