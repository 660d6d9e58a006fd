import type { Finding } from '#app/prompts/domain/types'
import type { Comparable } from '#frontend/components/compare/comparable'
import { ScoreDial } from '#frontend/components/score/score_dial'
import type { Inspection } from '#frontend/lib/engine/engine_client'
import { t } from '#frontend/lib/texts'
import { useInspection } from '#frontend/lib/engine/use_assessment'

interface Props {
  before: Comparable
  after: Comparable
}

/** What two texts are worth, which findings are gone, and which are new. */
export function CompareFindings({ before, after }: Props) {
  const [first, second] = [useInspection(before.text), useInspection(after.text)]
  if (!first || !second) return null
  return (
    <div className="mt-5 grid gap-6 sm:grid-cols-2">
      <Side name={before.label} assessment={first} other={second} />
      <Side name={after.label} assessment={second} other={first} />
    </div>
  )
}

interface SideProps {
  name: string
  assessment: Inspection
  other: Inspection
}

function Side({ name, assessment, other }: SideProps) {
  const known = new Set(other.findings.map(({ rule }) => rule))
  const own = uniqueRules(assessment.findings.filter(({ rule }) => !known.has(rule)))
  return (
    <section aria-label={name}>
      <div className="flex items-center gap-3">
        <ScoreDial score={assessment.score} label={t('compare.scoreOf', { name })} />
        <p className="text-sm">
          <span className="font-medium">{name}</span>
          {assessment.score.filled !== assessment.score.value && (
            <span className="block text-muted">
              {t('compare.filled', { value: assessment.score.filled })}
            </span>
          )}
          <span className="block text-muted">
            {t('compare.findings', { count: assessment.findings.length })}
          </span>
        </p>
      </div>
      <h3 className="mt-4 text-sm font-semibold">{t('compare.only')}</h3>
      {own.length === 0 ? (
        <p className="mt-1 text-sm text-muted">{t('compare.none')}</p>
      ) : (
        <ul className="mt-1 list-disc space-y-1 pl-5 text-sm marker:text-muted">
          {own.map(({ rule, why }) => (
            <li key={rule}>{why}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function uniqueRules(findings: Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [finding.rule, finding])).values()]
}
