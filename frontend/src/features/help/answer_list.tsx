import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { HELP_GROUPS } from '#app/content/domain/help_groups'
import { LoadError } from '#frontend/components/load_error'
import { NoMatch } from '#frontend/components/no_match'
import { RowsSkeleton } from '#frontend/components/skeleton'
import { HelpAnswer, type Answer } from '#frontend/features/help/help_answer'
import { apiQuery } from '#frontend/lib/api_queries'
import { useHashTarget } from '#frontend/lib/window/use_hash_target'
import { t } from '#frontend/lib/texts'

interface Props {
  search: string
  onClear: () => void
}

/** All answers by group, or those that fit a search, the best first. */
export function AnswerList({ search, onClear }: Props) {
  const { data, isPending, refetch } = useQuery({
    ...apiQuery('help_answers.index', { query: search === '' ? {} : { search } }),
    placeholderData: keepPreviousData,
  })
  useHashTarget(data !== undefined)
  if (isPending) return <RowsSkeleton label={t('help.loading')} />
  if (!data)
    return (
      <LoadError
        title={t('help.failed')}
        text={t('help.failedText')}
        onRetry={() => void refetch()}
      />
    )
  if (data.length === 0)
    return (
      <NoMatch
        title={t('help.noMatch', { search })}
        text={t('help.noMatchText')}
        onClear={onClear}
      />
    )
  return search === '' ? <Groups answers={data} /> : <Found answers={data} />
}

const Groups = ({ answers }: { answers: Answer[] }) =>
  HELP_GROUPS.map((group) => (
    <section key={group} aria-labelledby={`group-${group}`} className="mt-8">
      <h2 id={`group-${group}`} className="text-lg font-semibold">
        {t(`help.groups.${group}`)}
      </h2>
      <Answers answers={answers.filter((one) => one.group === group)} />
    </section>
  ))

const Found = ({ answers }: { answers: Answer[] }) => (
  <section aria-labelledby="found" className="mt-8">
    <div role="status">
      <h2 id="found" className="text-lg font-semibold">
        {t('help.found', { count: answers.length })}
      </h2>
    </div>
    <Answers answers={answers} />
  </section>
)

const Answers = ({ answers }: { answers: Answer[] }) => (
  <div className="mt-3 divide-y divide-line rounded-card border border-line bg-raised">
    {answers.map((answer) => (
      <HelpAnswer key={answer.id} answer={answer} />
    ))}
  </div>
)
