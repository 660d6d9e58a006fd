import { HomeClosing } from '#frontend/features/create/home/home_closing'
import { HomePromptBox } from '#frontend/features/create/home/home_prompt_box'
import { TemplateGallery } from '#frontend/features/create/home/template_gallery'
import { usePageTitle } from '#frontend/lib/window/page_title'
import { t } from '#frontend/lib/texts'

export function Component() {
  usePageTitle(t('create.home.pageTitle'))
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-12 px-4 py-10 sm:px-8 sm:py-16">
      <HomePromptBox />
      <TemplateGallery />
      <HomeClosing />
    </div>
  )
}
