import { Upload } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { Page } from '#frontend/components/page/page'
import { ButtonLink } from '#frontend/components/button'
import { Tabs } from '#frontend/components/tabs'
import { DeletedList } from '#frontend/features/saved/deleted/deleted_list'
import { ExportAllMenu } from '#frontend/features/saved/export_all_menu'
import { SavedList } from '#frontend/features/saved/list/saved_list'
import { t } from '#frontend/lib/texts'
import '#frontend/texts/saved'

export function Component() {
  const [address, setAddress] = useSearchParams()
  const tab = address.get('tab') === 'deleted' ? 'deleted' : 'saved'
  return (
    <Page
      title={t('saved.list.title')}
      lead={t('saved.list.lead')}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink icon={Upload} to="/saved/import">
            {t('saved.list.import')}
          </ButtonLink>
          <ExportAllMenu />
          <ButtonLink variant="primary" to="/home">
            {t('saved.list.newPrompt')}
          </ButtonLink>
        </div>
      }
    >
      <Tabs
        label={t('saved.list.title')}
        value={tab}
        onChange={(next) => setAddress(next === 'deleted' ? { tab: 'deleted' } : {})}
        tabs={[
          { value: 'saved', label: t('saved.list.tabs.saved'), content: <SavedList /> },
          { value: 'deleted', label: t('saved.list.tabs.deleted'), content: <DeletedList /> },
        ]}
      />
    </Page>
  )
}
