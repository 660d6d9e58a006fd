import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { isBlankText } from '#app/core/domain/blank_text'
import { ListSearch } from '#frontend/components/fields/list_search'
import { Page } from '#frontend/components/page/page'
import { ShortcutList } from '#frontend/components/shortcut_list'
import { AnswerList } from '#frontend/features/help/answer_list'
import { Contact } from '#frontend/features/help/contact'
import { HelpSection } from '#frontend/features/help/help_section'
import { ServiceList } from '#frontend/features/help/service_list'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/help'

/** Answers, shortcuts, whom to write to, and what this server is connected to. */
export function Component() {
  const [address, setAddress] = useSearchParams()
  const search = address.get('search') ?? ''
  const change = useCallback(
    ({ search: text }: { search: string }) =>
      setAddress(isBlankText(text) ? {} : { search: text.trim() }, { replace: true }),
    [setAddress]
  )
  return (
    <Page title={t('help.title')} lead={t('help.lead')}>
      <search className="flex">
        <ListSearch
          label={t('help.search')}
          placeholder={t('help.searchHint')}
          search={search}
          onChange={change}
        />
      </search>
      <AnswerList search={search.trim()} onClear={() => change({ search: '' })} />
      <div className="mt-12 grid gap-12 border-t border-line pt-10">
        <HelpSection id="shortcuts" title={t('kit.shortcuts.title')}>
          <p className="mt-1 text-sm text-muted">{t('kit.shortcuts.lead')}</p>
          <ShortcutList className="mt-4 gap-x-12 sm:columns-2 [&>section]:break-inside-avoid [&>section]:pb-6" />
        </HelpSection>
        <Contact />
        <ServiceList />
      </div>
    </Page>
  )
}
