import type { Section } from '#frontend/features/components_gallery/gallery_sections'
import { t } from '#frontend/lib/texts'

export function GalleryContents({ sections }: { sections: readonly Section[] }) {
  return (
    <nav aria-label={t('kit.gallery.contents')}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 border-y border-line py-3 text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-block min-h-6 text-link">
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
