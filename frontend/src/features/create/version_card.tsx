import { useId, useState } from 'react'
import type { Variant } from '#app/prompts/domain/types'
import { Switch } from '#frontend/components/switch'
import { ChangeList } from '#frontend/features/create/change_list'
import { ImprovementList } from '#frontend/features/create/improvement_list'
import { MarkedText } from '#frontend/features/create/marked_text'
import { VersionScore } from '#frontend/features/create/prompt_score'
import { PromptText } from '#frontend/features/create/prompt_text'
import { useJudgement } from '#frontend/features/create/use_judgement'
import { useRejections } from '#frontend/features/create/use_rejections'
import { VersionActions } from '#frontend/features/create/version_actions'
import type { EditorWork } from '#frontend/features/create/version_list'
import { t } from '#frontend/lib/texts'

interface Props {
  original: string
  variant: Variant
  work: EditorWork
}

/** One of the three versions, with what changed and why, and what can be done with it. */
export function VersionCard({ original, variant, work }: Props) {
  const id = useId()
  const [isMarked, setMarked] = useState(false)
  const { rejected, toggle, content, marks } = useRejections(original, variant)
  const judgement = useJudgement(content)
  const isWhole = rejected.size === 0
  const blanks = isWhole ? variant.blanks : (judgement?.blanks ?? [])
  const idOf = (edit: number) => `${variant.id}-change-${edit + 1}`

  return (
    <article
      aria-labelledby={id}
      className="min-w-0 rounded-card border border-line bg-raised"
      data-variant={variant.id}
    >
      <header className="flex flex-wrap items-start justify-between gap-4 px-5 pt-5">
        <h3 id={id} className="text-lg font-semibold">
          {variant.title}
        </h3>
        <VersionScore
          title={variant.title}
          filled={isWhole ? variant.scoreFilled : (judgement?.score.filled ?? null)}
          written={isWhole ? variant.score : (judgement?.score.value ?? null)}
          blanks={blanks.length}
          score={judgement?.score ?? null}
        />
      </header>
      <div className="px-5 pt-2">
        <Switch
          label={t('create.variant.showChanges')}
          checked={isMarked}
          onChange={setMarked}
          aria-label={t('create.variant.showChangesOf', { title: variant.title })}
        />
      </div>
      <div className="px-5 py-4">
        {isMarked ? (
          <MarkedText marks={marks} idOf={idOf} />
        ) : (
          <PromptText text={content} blanks={blanks} />
        )}
      </div>
      <div className="flex flex-col gap-5 border-t border-line px-5 py-4">
        {isMarked ? (
          <ChangeList edits={variant.edits} rejected={rejected} idOf={idOf} onToggle={toggle} />
        ) : (
          <Reasons variant={variant} />
        )}
      </div>
      <VersionActions variant={variant} content={content} work={work} />
    </article>
  )
}

function Reasons({ variant: { improvements, reasoning } }: { variant: Variant }) {
  return (
    <>
      <section>
        <h4 className="text-sm font-semibold">{t('create.variant.improvements')}</h4>
        <ImprovementList improvements={improvements} />
      </section>
      <section>
        <h4 className="text-sm font-semibold">{t('create.variant.reasoning')}</h4>
        <p className="mt-1 max-w-[70ch] text-sm text-muted">{reasoning}</p>
      </section>
    </>
  )
}
