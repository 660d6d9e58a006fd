import { Page } from '#frontend/components/page/page'
import { GalleryContents } from '#frontend/features/components_gallery/gallery_contents'
import { GallerySection } from '#frontend/features/components_gallery/gallery_section'
import { gallerySections } from '#frontend/features/components_gallery/gallery_sections'
import { ThemeChoice } from '#frontend/features/components_gallery/theme_choice'
import { t } from '#frontend/lib/texts'

/** The parts of the interface, live. */
export function Component() {
  return (
    <Page title={t('kit.gallery.title')} lead={t('kit.gallery.lead')} action={<ThemeChoice />}>
      <GalleryContents sections={gallerySections} />
      <div className="mt-10 grid grid-cols-1 gap-14">
        {gallerySections.map(({ id, title, Content }) => (
          <GallerySection key={id} id={id} title={t(title)}>
            <Content />
          </GallerySection>
        ))}
      </div>
    </Page>
  )
}
