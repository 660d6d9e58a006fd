import { ArticleParts } from '#frontend/components/article/article_parts'
import { BackLink } from '#frontend/components/page/back_link'
import { PageBody } from '#frontend/components/page/page'
import { GuideContents } from '#frontend/features/guides/guide_contents'
import { GuideNeighbors } from '#frontend/features/guides/guide_neighbors'
import { GuidePrompt } from '#frontend/features/guides/guide_prompt'
import { UpgradeCall } from '#frontend/features/guides/upgrade_call'
import type { ResponseOf } from '#frontend/lib/api'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { useHashTarget } from '#frontend/lib/window/use_hash_target'
import { t } from '#frontend/lib/texts'

export function OpenGuide({ guide }: { guide: ResponseOf<'guides.show'> }) {
  const { title, description, minutes, parts, previous, next } = guide
  usePageTitle(title)
  useHashTarget(true)
  return (
    <PageBody isWide>
      <div className="grid max-w-[760px] gap-x-12 xl:max-w-[1040px] xl:grid-cols-[minmax(0,760px)_14rem]">
        <article className="min-w-0">
          <BackLink to="/free-guides">{t('guides.title')}</BackLink>
          <header>
            <h1 className="font-serif text-3xl leading-tight font-medium tracking-tight text-balance break-words">
              {title}
            </h1>
            <p className="mt-3 break-words text-muted">{description}</p>
            <p className="mt-2 text-sm text-muted">{t('guides.minutes', { count: minutes })}</p>
          </header>
          <GuideContents parts={parts} className="mt-6 card p-5 xl:hidden" />
          <div className="mt-8 grid grid-cols-1 gap-5 text-[1.0625rem] leading-relaxed">
            <ArticleParts parts={parts} prompt={(part) => <GuidePrompt {...part} />} />
          </div>
          <GuideNeighbors previous={previous} next={next} />
          <UpgradeCall />
        </article>
        <GuideContents
          parts={parts}
          className="sticky top-24 max-h-[calc(100dvh-8rem)] self-start overflow-y-auto max-xl:hidden"
        />
      </div>
    </PageBody>
  )
}
