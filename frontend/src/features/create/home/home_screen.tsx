import { PageBody } from '#frontend/components/page/page'
import { HomeClosing } from '#frontend/features/create/home/home_closing'
import { HomePromptBox } from '#frontend/features/create/home/home_prompt_box'
import { TemplateGallery } from '#frontend/features/create/home/template_gallery'
import { useHomeText } from '#frontend/features/create/home/use_home_text'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { t } from '#frontend/lib/texts'

export function Component() {
  usePageTitle(t('create.home.pageTitle'))
  const home = useHomeText()
  return (
    <PageBody isWide>
      <div className="flex flex-col gap-12 py-2 sm:py-6">
        <HomePromptBox {...home} />
        <TemplateGallery />
        <HomeClosing written={home.text} />
      </div>
    </PageBody>
  )
}
