import { Download } from 'lucide-react'
import { COLLECTION_FORMATS } from '#app/prompts/domain/export/collection_formats'
import { Button } from '#frontend/components/button'
import { Menu, MenuItem } from '#frontend/components/overlays/menu'
import { startDownload } from '#frontend/lib/exporting/start_download'
import { withWorkspace } from '#frontend/lib/workspace'
import { t } from '#frontend/lib/texts'

/** All saved prompts as one file, which can be imported again. */
export function ExportAllMenu() {
  return (
    <Menu trigger={<Button icon={Download}>{t('saved.list.exportAll')}</Button>}>
      {COLLECTION_FORMATS.map((format) => (
        <MenuItem
          key={format}
          onSelect={() => startDownload(withWorkspace(`/api/prompts/export?format=${format}`))}
        >
          {t(`saved.list.exportFormats.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}
