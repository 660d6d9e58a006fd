import { VariableText } from '#frontend/components/variable_text'
import { useTryAll } from '#frontend/features/flows/builder/attempts'
import { useBuilder } from '#frontend/features/flows/builder/builder'
import { useDraftStep } from '#frontend/features/flows/builder/use_draft_step'
import { t } from '#frontend/lib/texts'

const MAX_SHOWN = 5
export const PROBLEMS_FOCUS = 'problems'

/** Why the flow cannot run yet: each problem leads to its step. */
export function RunProblems() {
  const { problems } = useBuilder()
  const openStep = useDraftStep()
  const tryAll = useTryAll()
  if (problems.length === 0) return null
  return (
    <section
      tabIndex={-1}
      data-focus={PROBLEMS_FOCUS}
      aria-label={t('flows.flow.problems', { count: problems.length })}
      className="rounded-card bg-warning-soft p-4 text-sm text-warning"
    >
      <h2 className="font-medium">{t('flows.flow.problems', { count: problems.length })}</h2>
      <ul className="mt-1 grid">
        {problems.slice(0, MAX_SHOWN).map(({ sentence, nodeId }, at) => (
          <li key={at}>
            {nodeId === undefined ? (
              <span className="block py-1 break-words">
                <VariableText text={sentence} />
              </span>
            ) : (
              <button
                type="button"
                onClick={() => {
                  tryAll()
                  openStep(nodeId, true)
                }}
                className="min-h-6 py-1 text-left break-words underline underline-offset-2"
              >
                <VariableText text={sentence} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
