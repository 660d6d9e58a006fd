import { Suspense } from 'react'
import { lazyPart } from '#frontend/lib/lazy_part'

/** A file of its own: there are many icons, and a screen is there before them. */
const Glyph = lazyPart(async () => {
  const { TemplateGlyph } = await import('#frontend/prompts/templates/template_glyph')
  return TemplateGlyph
})

export function TemplateIcon({ name }: { name: string }) {
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-ink">
      <Suspense fallback={null}>
        <Glyph name={name} />
      </Suspense>
    </span>
  )
}
