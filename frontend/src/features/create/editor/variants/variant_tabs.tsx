import { Star } from 'lucide-react'
import { Tabs } from 'radix-ui'
import { useState } from 'react'
import { recommendedOf } from '#app/prompts/domain/recommended'
import type { Variant } from '#app/prompts/domain/types'
import { VariantCard } from '#frontend/features/create/editor/variants/variant_card'
import type { EditorWork } from '#frontend/features/create/editor/editor_work'
import type { EngineResult } from '#frontend/features/create/editor/editor_state'
import { t } from '#frontend/lib/texts'

const TAB =
  'flex min-h-9 items-center justify-center gap-1.5 rounded-md border border-transparent px-2 text-sm text-muted transition-colors hover:text-ink data-[state=active]:border-line-strong data-[state=active]:bg-raised data-[state=active]:font-medium data-[state=active]:text-ink motion-reduce:transition-none'

/** The variants side by side as tabs; the accepted one, or else the recommended one, shows first. */
export function VariantTabs({ work, result }: { work: EditorWork; result: EngineResult }) {
  const { request, improvement } = result
  const { variants } = improvement
  const [chosen, choose] = useState<string>(() => work.accepted?.variant ?? firstOf(variants))
  const shown = variants.some(({ id }) => id === chosen) ? chosen : firstOf(variants)
  const others = comparable(request.text, variants)
  return (
    <Tabs.Root value={shown} onValueChange={choose} className="mt-3">
      <Tabs.List
        aria-label={t('create.editor.versions')}
        className="grid auto-cols-fr grid-flow-col gap-1 rounded-control border border-line bg-sunken p-1"
      >
        {variants.map(({ id, recommendation }) => (
          <Tabs.Trigger key={id} value={id} className={TAB}>
            {t(`create.variant.tabs.${id}`)}
            {recommendation && <RecommendedStar />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {variants.map((variant) => (
        <Tabs.Content
          key={variant.id}
          value={variant.id}
          forceMount
          className="mt-3 rounded-card data-[state=inactive]:hidden"
        >
          <VariantCard
            original={request.text}
            variant={variant}
            work={work}
            others={others}
            isShown={variant.id === shown}
          />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}

/** What a variant may be compared with. */
const comparable = (original: string, variants: Variant[]) => [
  { value: 'original', label: t('create.optimizer.original'), text: original },
  ...variants.map(({ id, title, content }) => ({ value: id, label: title, text: content })),
]

function RecommendedStar() {
  return (
    <>
      <Star aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">({t('create.variant.recommended')})</span>
    </>
  )
}

const firstOf = (variants: Variant[]) => recommendedOf(variants)?.id ?? variants[0].id
