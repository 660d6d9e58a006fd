import { ArrowLeftRight, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#frontend/components/button'
import { CompareDialog } from '#frontend/features/workshop/discovery/compare_dialog'
import type { ShownGroup, ShownMember } from '#frontend/features/workshop/discovery/group_view'
import { PromptSummary } from '#frontend/features/workshop/discovery/prompt_summary'
import type { Merge } from '#frontend/features/workshop/discovery/use_merge'
import { t } from '#frontend/lib/texts'

interface Props {
  group: ShownGroup
  merge: Merge
}

/** Two or more prompts that ask for the same: compare them, delete one, or say that they differ. */
export function GroupCard({ group: { similarity, members }, merge }: Props) {
  const [isComparing, setComparing] = useState(false)
  const others = (member: ShownMember) =>
    members.filter((one) => one !== member).map(({ prompt }) => prompt)
  const isPair = members.length === 2
  return (
    <article className="card">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line px-5 py-3">
        <p className="text-sm font-medium">
          {t(similarity === 1 ? 'workshop.discovery.sameWords' : 'workshop.discovery.alike', {
            count: members.length,
            percent: Math.round(similarity * 100),
          })}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" icon={ArrowLeftRight} onClick={() => setComparing(true)}>
            {t('workshop.discovery.compare')}
          </Button>
          {isPair && (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => merge.keepApart(members[0].prompt, [members[1].prompt])}
            >
              {t('workshop.discovery.keepBoth')}
            </Button>
          )}
        </div>
      </header>
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <li key={member.prompt.id} className="flex flex-wrap gap-3 p-5">
            <div className="min-w-0 flex-1 basis-60">
              <PromptSummary level="h4" prompt={{ ...member.prompt, notes: ownWords(member) }} />
            </div>
            <div className="flex shrink-0 flex-wrap items-start gap-2">
              {!isPair && (
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={t('workshop.discovery.notSameOf', { title: member.prompt.title })}
                  onClick={() => merge.keepApart(member.prompt, others(member))}
                >
                  {t('workshop.discovery.notSame')}
                </Button>
              )}
              {!member.prompt.isTemplate && (
                <Button
                  size="sm"
                  variant="ghost"
                  icon={Trash2}
                  aria-label={t('workshop.discovery.removeOf', { title: member.prompt.title })}
                  onClick={() => merge.remove(member.prompt)}
                >
                  {t('workshop.discovery.remove')}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isComparing && (
        <CompareDialog
          prompts={members.map(({ prompt }) => prompt)}
          merge={merge}
          onClose={() => setComparing(false)}
        />
      )}
    </article>
  )
}

const ownWords = ({ own }: ShownMember) =>
  own.length > 0 ? t('workshop.discovery.ownWords', { words: own.join(', ') }) : ''
